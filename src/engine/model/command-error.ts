/** A failure of a command that one clear line explains; no stack is shown. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
