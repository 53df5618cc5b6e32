"""Numbers about a running server, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


@dataclass(slots=True)
class Metrics:
    """Counters since the start."""

    started: float = field(default_factory=time.time)
    answers: int = 0
    messages: int = 0
    troubles: int = 0
    tables_made: int = 0
    connections: int = 0
    rooms: int = 0
    times: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    time_sum: float = 0.0

    def took(self, seconds: float) -> None:
        """Note how long it took from an answer to the new view."""
        self.time_sum += seconds
        for place, limit in enumerate(BUCKETS):
            if seconds <= limit:
                self.times[place] += 1
                return
        self.times[-1] += 1

    def text(self) -> str:
        """All numbers."""
        lines = []
        for name, kind, value in (
            ("uptime_seconds", "gauge", round(time.time() - self.started, 1)),
            ("connections", "gauge", self.connections),
            ("rooms", "gauge", self.rooms),
            ("tables_made_total", "counter", self.tables_made),
            ("messages_total", "counter", self.messages),
            ("answers_total", "counter", self.answers),
            ("troubles_total", "counter", self.troubles),
        ):
            lines += [f"# TYPE gomorra_{name} {kind}", f"gomorra_{name} {value}"]
        lines.append("# TYPE gomorra_answer_seconds histogram")
        total = 0
        for limit, count in zip((*BUCKETS, "+Inf"), self.times, strict=True):
            total += count
            lines.append(f'gomorra_answer_seconds_bucket{{le="{limit}"}} {total}')
        lines += [f"gomorra_answer_seconds_sum {self.time_sum:.6f}", f"gomorra_answer_seconds_count {total}"]
        return "\n".join(lines) + "\n"
