/** A failure of a command that one clear line explains; no stack is shown. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** A command that was not called as it can be. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}
