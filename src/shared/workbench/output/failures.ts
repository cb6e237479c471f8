/** Recognises rows of output that report a failure, by the filters that the gadget data has for them. */

import { readConditions } from '../builder/conditions';

const TESTS: Readonly<Record<string, (held: string, value: string) => boolean>> = {
  '==': (held, value) => held === value,
  '!=': (held, value) => held !== value,
  '~': (held, value) => new RegExp(value).test(held),
  '!~': (held, value) => !new RegExp(value).test(held),
  '>': (held, value) => Number(held) > Number(value),
  '>=': (held, value) => Number(held) >= Number(value),
  '<': (held, value) => Number(held) < Number(value),
  '<=': (held, value) => Number(held) <= Number(value),
};

/**
 * Takes filters and gives what finds the first one that a row meets; `null` when it meets none. `valueOf` gives what a
 * field holds in the row, and `null` for a field that was not printed: a filter that asks for one says nothing of the
 * row.
 */
export function failureOf(filters: readonly string[]): (valueOf: (field: string) => string | null) => string | null {
  const read = filters.map((filter) => ({ filter, conditions: readConditions(filter) }));
  return (valueOf) =>
    read.find(({ conditions }) =>
      conditions?.every(({ field, operator, value }) => {
        const held = valueOf(field);
        return held !== null && TESTS[operator]?.(held, value);
      }),
    )?.filter ?? null;
}
