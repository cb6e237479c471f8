/** Items in groups by a key, in the order in which the keys come. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): [K, [T, ...T[]]][] {
  const groups = new Map<K, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
