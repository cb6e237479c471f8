/** A failure of a command that one clear line explains; no stack is shown. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** A command that was not called as it can be. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** A whole number that a command was called with, in digits alone. Throws `UsageError` that says what it may be. */
export function wholeNumber(
  name: string,
  text: string,
  { least = 1, most }: { least?: number; most?: number } = {},
): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= (most ?? Infinity)) return value;
  const range = most === undefined ? `from ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`${name} is "${text}". It is a whole number ${range}.`);
}
