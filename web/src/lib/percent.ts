/** Shares as whole percents that make a hundred together: what is cut off most is rounded up. */
export function hundred(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100 + 1e-9));
  const missing =
    Math.round(shares.reduce((sum, share) => sum + share * 100, 0)) - whole.reduce((a, b) => a + b, 0);
  const order = shares
    .map((share, place) => ({ place, rest: share * 100 - (whole[place] ?? 0) }))
    .sort((one, other) => other.rest - one.rest || one.place - other.place);
  for (const { place } of order.slice(0, Math.max(0, missing))) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}

/** Chances in words: what is certain needs no number, and what comes to nothing is left out. */
export const told = (chances: readonly { name: string; chance: number }[]): string[] =>
  chances
    .map(({ name, chance }) => ({ name, whole: Math.round(chance * 100) }))
    .filter(({ whole }) => whole > 0)
    .map(({ name, whole }) => (whole === 100 ? name : `${name} ${whole} %`));
