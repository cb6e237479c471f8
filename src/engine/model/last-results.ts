/** Does work, or gives what it gave last time for the same name and the same inputs. */
type Remember<T> = (name: string, inputs: readonly unknown[], work: () => T) => T;

/**
 * Remembers the last result of pure work for each name, so that a server that reads its site again after each change
 * works only on what the change concerns. Inputs are compared by identity, texts by their letters.
 */
export function lastResults<T>(): Remember<T> {
  const kept = new Map<string, { inputs: readonly unknown[]; result: T }>();
  return (name, inputs, work) => {
    const last = kept.get(name);
    if (last && areSame(last.inputs, inputs)) return last.result;
    const result = work();
    kept.set(name, { inputs, result });
    return result;
  };
}

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, index) => Object.is(input, now[index]));
}
