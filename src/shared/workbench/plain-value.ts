const PLAIN_VALUES = /^[\w@%:./][\w@%+=:,./-]*$/;

/** Whether a text may stand for a name: it means the same in a shell, YAML and quotes, and is no flag. */
export function isPlainValue(text: string): boolean {
  return PLAIN_VALUES.test(text);
}
