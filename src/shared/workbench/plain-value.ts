const PLAIN_VALUES = /^[\w@%:./][\w@%+=:,./-]*$/;

/** Whether a text can be used as a name in commands: it needs no quotes in a shell or in YAML, and is not a flag. */
export function isPlainValue(text: string): boolean {
  return PLAIN_VALUES.test(text);
}
