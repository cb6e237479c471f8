const PLAIN_VALUES = /^[\w@%:./][\w@%+=:,./-]*$/;

/**
 * Whether a text may stand for a name in commands. It means the same in a shell, in YAML and in quotes of any kind, and
 * is not a flag.
 */
export function isPlainValue(text: string): boolean {
  return PLAIN_VALUES.test(text);
}
