import { describe, expect, it } from "vitest";

import { gangRow } from "./gang";
import type { OptionView } from "./protocol";

const option = (key: string, code: string): OptionView => ({ key, text: key, cards: [], codes: [code] });
const TITLES: Record<string, string> = { "01001": "Zeb", "01002": "Abe", "01003": "Moe" };
const titleOf = (code: string): string => TITLES[code] ?? code;

describe("the row of a starting gang", () => {
  it("keeps everybody in his place, whether he starts, may start or cannot", () => {
    const before = gangRow(
      [option("start 1001", "01001"), option("start 1002", "01002"), option("start 1003", "01003")],
      {},
      titleOf,
    );
    const after = gangRow(
      [option("start 1002", "01002"), option("without 1001", "01001")],
      { "01003": "five is all" },
      titleOf,
    );
    expect(before.map((one) => one.code)).toEqual(["01002", "01003", "01001"]);
    expect(after.map((one) => one.key)).toEqual(before.map((one) => one.key));
    expect(after.map((one) => one.starts)).toEqual([false, false, true]);
    expect(after[1]).toMatchObject({ option: undefined, why: "five is all" });
  });

  it("offers the second copy of a card beside the first", () => {
    const row = gangRow([option("start 1001", "01001"), option("without 1001", "01001")], {}, titleOf);
    expect(row.map((one) => [one.key, one.starts])).toEqual([
      ["01001", true],
      ["01001+", false],
    ]);
  });

  it("leaves other answers alone", () => {
    expect(
      gangRow([{ key: "done", text: "Done", cards: [] }, option("gang as-listed", "01001")], {}, titleOf),
    ).toEqual([]);
  });
});
