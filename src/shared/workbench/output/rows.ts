import { readConditions } from './filter';

/** Numbers with a unit, as the tool prints them: `14.82ms`, `1.5 KiB`, `-3`. */
const NUMBER = /^(-?\d+(?:\.\d+)?)\s*(ns|µs|us|ms|s|m|h|B|kB|KB|KiB|MB|MiB|GB|GiB)?$/;
const FACTORS: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  µs: 1e3,
  ms: 1e6,
  s: 1e9,
  m: 6e10,
  h: 3.6e12,
  B: 1,
  kB: 1e3,
  KB: 1e3,
  KiB: 1024,
  MB: 1e6,
  MiB: 1024 ** 2,
  GB: 1e9,
  GiB: 1024 ** 3,
};

/** Compares two values for sorting: numbers by value, then texts; empty values come last. */
export function compareValues(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  const [left, right] = [numberOf(a), numberOf(b)];
  if (left !== null && right !== null) return left - right;
  if (left !== null || right !== null) return left === null ? 1 : -1;
  return a < b ? -1 : Number(a > b);
}

function numberOf(value: string): number | null {
  const [, digits, unit = ''] = NUMBER.exec(value) ?? [];
  return digits === undefined ? null : Number(digits) * (FACTORS[unit] ?? 1);
}

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
 * field contains in the row, and `null` for a field that was not printed: a filter that asks for one says nothing of the
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
