/**
 * The value at a place that is known to be there. Throws where it is not: an index that is off by one must not become a
 * number that looks right.
 */
export function at<T>(values: { readonly [index: number]: T; readonly length: number }, index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No place ${index} of ${values.length}.`);
  return value;
}
