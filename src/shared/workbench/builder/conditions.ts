/** The value of `--filter` as a list of conditions: a comma parts them, a backslash keeps a comma in a value. */

/** One condition. */
export interface Condition {
  field: string;
  operator: string;
  value: string;
}

/** Signs that compare, longest first. */
export const OPERATORS = ['==', '!=', '>=', '<=', '!~', '~', '>', '<'] as const;

/** The conditions of a filter as they are written; a comma after a backslash belongs to a value. */
export function splitFilter(filter: string): string[] {
  return (filter.match(/(?:\\[\s\S]|[^,\\]|\\$)+/g) ?? []).filter((part) => part.trim() !== '');
}

/** Reads a filter; `null` where a part is no condition that separate fields could show. */
export function readConditions(filter: string): Condition[] | null {
  const read = splitFilter(filter).map((part): Condition | null => {
    const [, field = '', operator = '', value = ''] = /^([\w.-]+?)(==|!=|>=|<=|!~|~|>|<)([\s\S]*)$/.exec(part) ?? [];
    return operator === '' ? null : { field, operator, value: value.replace(/\\([\\,])/g, '$1') };
  });
  return read.every((one) => one !== null) ? read : null;
}

/** Writes conditions as a filter: commas and backslashes of a value are escaped. */
export function printConditions(conditions: readonly Condition[]): string {
  return conditions
    .map(({ field, operator, value }) => `${field}${operator}${value.replace(/[\\,]/g, '\\$&')}`)
    .join(',');
}
