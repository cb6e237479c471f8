/** Tells rows of output that tell of a failure, by the filters that the gadget data has for them. */

import { readConditions, type Condition } from '../builder/conditions';

type Test = (held: string) => boolean;

/**
 * Takes filters and gives what finds the first one that a row meets; `null` when it meets none. `valueOf` gives what a
 * field holds in the row, and `null` for a field that was not printed: a filter that asks for one says nothing of the
 * row.
 */
export function failureOf(filters: readonly string[]): (valueOf: (field: string) => string | null) => string | null {
  const read = filters.map((filter) => ({
    filter,
    conditions: readConditions(filter)?.map((one) => ({ field: one.field, isMet: testOf(one) })),
  }));
  return (valueOf) => {
    const isMet = ({ field, isMet: test }: { field: string; isMet: Test }): boolean => {
      const held = valueOf(field);
      return held !== null && test(held);
    };
    return read.find(({ conditions }) => conditions?.every(isMet))?.filter ?? null;
  };
}

function testOf({ operator, value }: Condition): Test {
  switch (operator) {
    case '==':
      return (held) => held === value;
    case '!=':
      return (held) => held !== value;
    case '~':
    case '!~': {
      const pattern = new RegExp(value);
      return (held) => pattern.test(held) === (operator === '~');
    }
    case '>':
      return (held) => Number(held) > Number(value);
    case '>=':
      return (held) => Number(held) >= Number(value);
    case '<':
      return (held) => Number(held) < Number(value);
    case '<=':
      return (held) => Number(held) <= Number(value);
    default:
      return () => false;
  }
}
