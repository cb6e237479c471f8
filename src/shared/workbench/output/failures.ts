/** Tells rows of output that tell of a failure, by the filters that the gadget data has for them. */

import { readConditions, type Condition } from '../builder/conditions';

/**
 * The first of some filters that a row meets; `null` when it meets none. `valueOf` gives what a field holds in the
 * row, and `null` for a field that was not printed: a filter that asks for one says nothing of the row.
 */
export function failureOf(filters: readonly string[], valueOf: (field: string) => string | null): string | null {
  const isMet = ({ field, operator, value }: Condition): boolean => {
    const held = valueOf(field);
    return held !== null && compares(held, operator, value);
  };
  return filters.find((filter) => readConditions(filter)?.every(isMet) ?? false) ?? null;
}

function compares(held: string, operator: string, value: string): boolean {
  switch (operator) {
    case '==':
      return held === value;
    case '!=':
      return held !== value;
    case '~':
      return new RegExp(value).test(held);
    case '!~':
      return !new RegExp(value).test(held);
    case '>':
      return Number(held) > Number(value);
    case '>=':
      return Number(held) >= Number(value);
    case '<':
      return Number(held) < Number(value);
    case '<=':
      return Number(held) <= Number(value);
    default:
      return false;
  }
}
