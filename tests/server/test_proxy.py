"""The example for nginx: HTTPS, WebSockets, and addresses that only the proxy may tell."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.sync.client import connect

from tests.server.people import against_bot, process, wait_for

EXAMPLE = (Path(__file__).parents[2] / "examples" / "nginx.conf").read_text(encoding="utf-8")
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/opt/homebrew/bin")


def directives() -> dict[str, str]:
    return dict(re.findall(r"^\s*proxy_set_header (\S+) (\S+);", EXAMPLE, re.MULTILINE))


def test_the_example_says_what_the_server_needs() -> None:
    """The visitor's own word about his address is replaced, the host is kept, WebSockets are let through."""
    headers = directives()
    assert headers["X-Forwarded-For"] == "$remote_addr"
    assert headers["Host"] == "$http_host"
    assert headers["Upgrade"] == "$http_upgrade"
    assert "proxy_http_version 1.1;" in EXAMPLE


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def nginx(folder: Path, behind: str) -> Iterator[int]:
    """The example with this machine's ports and a certificate of its own."""
    assert NGINX is not None
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=play.example",
         "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True,
    )  # fmt: skip
    plain, secure = free_port(), free_port()
    text = EXAMPLE.replace("listen 80;", f"listen 127.0.0.1:{plain};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;")
    text = text.replace("/etc/ssl/play.example/fullchain.pem", str(certificate))
    text = text.replace("/etc/ssl/play.example/privkey.pem", str(key))
    text = text.replace("127.0.0.1:8777", behind.removeprefix("http://"))
    places = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{text}\n}}\n"
    )
    running = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(configuration)])
    try:
        wait_for(lambda: reachable(secure) or running.poll() is not None)
        yield secure
    finally:
        running.terminate()
        running.wait(10)


def reachable(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def test_a_game_through_the_proxy_where_there_is_one(tmp_path: Path) -> None:
    if NGINX is None:
        assert directives(), "without nginx on this machine only the example itself can be looked at"
        return
    variables = {"GOMORRA_HTTPS": "1", "GOMORRA_PROXIES": "127.0.0.1", "GOMORRA_POSTS": "3"}
    with process(tmp_path / "data", **variables) as (address, _), nginx(tmp_path, address) as port:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        with httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=trusting) as http:
            assert "Secure" in http.get("/api/lobby").headers["set-cookie"]
            origin = {"Origin": f"https://127.0.0.1:{port}"}
            made = http.post("/api/tables", json={"seats": list(against_bot())}, headers=origin)
            assert made.status_code == 201
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            table = made.json()["table"]
            with connect(
                f"wss://127.0.0.1:{port}/ws/{table}",
                ssl=trusting,
                additional_headers={"Cookie": cookie, **origin},
            ) as wire:
                assert '"full"' in str(wire.recv(timeout=20))
            codes = [
                http.post(
                    "/api/me", json={"name": "Ann"}, headers={**origin, "X-Forwarded-For": f"10.0.0.{number}"}
                ).status_code
                for number in range(6)
            ]
            assert codes[-1] == 429, "nobody can pretend to come from elsewhere"
