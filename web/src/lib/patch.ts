/** Entries `[path, value]` set, entries `[path]` delete. */
export type Patch = unknown[][];

/** The value with a patch applied. What did not change keeps its identity, so that nothing is drawn twice. */
export function applied<T>(value: T, patch: Patch): T {
  let result: unknown = value;
  for (const entry of patch) result = step(result, entry[0] as (string | number)[], entry);
  return result as T;
}

function step(value: unknown, path: (string | number)[], entry: unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return entry[1];
  if (Array.isArray(value)) {
    const items = value.slice();
    items[Number(key)] = step(items[Number(key)], rest, entry);
    return items;
  }
  const old = value as Record<string, unknown>;
  if (rest.length === 0 && entry.length === 1) {
    return Object.fromEntries(Object.entries(old).filter(([name]) => name !== key));
  }
  return { ...old, [key]: step(old[key], rest, entry) };
}
