/**
 * What a reader may enter for a name in commands, as a pattern of a form. It means the same in a shell, in YAML and in
 * quotes of any kind, and is not a flag.
 */
export const PLAIN_VALUE = '[\\w@%:.\\/][\\w@%+=:,.\\/\\-]*';
const PLAIN_VALUES = new RegExp(`^(?:${PLAIN_VALUE})$`);

/** Whether a text fits `PLAIN_VALUE`. */
export function isPlainValue(text: string): boolean {
  return PLAIN_VALUES.test(text);
}
