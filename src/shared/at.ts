/** The value at a place known to be there; throws where it is not, as an index off by one must not look right. */
export function at<T>(values: { readonly [index: number]: T; readonly length: number }, index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No place ${index} of ${values.length}.`);
  return value;
}
