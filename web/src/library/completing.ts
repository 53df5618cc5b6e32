/** How the last word of a query can go on: keys of the search language, then the values of a key. */
export function completions(
  query: string,
  keys: Record<string, string>,
  values: Map<string, string[]>,
): string[] {
  const start = /(^|\s)(\S*)$/.exec(query);
  const word = start?.[2] ?? "";
  const before = query.slice(0, query.length - word.length);
  if (!word) return [];
  const [, key, begun] = /^([a-z]+)[:!](.*)$/.exec(word) ?? [];
  if (key === undefined)
    return Object.keys(keys)
      .filter((one) => one.startsWith(word) && one !== word)
      .map((one) => `${before}${one}:`);
  const written = (value: string): string => (/\s/.test(value) ? `"${value}"` : value);
  const wanted = (begun ?? "").replace(/^"/, "").toLowerCase();
  return (values.get(key) ?? [])
    .filter((value) => value.toLowerCase().startsWith(wanted))
    .slice(0, 12)
    .map((value) => `${before}${key}:${written(value)}`);
}
