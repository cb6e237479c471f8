import { DiagramError, quoted } from '../problem';

/** What stands behind the first word of a statement: `id: "a" tag: "v1" tag: "v2"`. */
export interface Arguments {
  line: number;
  get: (key: string) => string | null;
  tags: string[];
}

const ARGUMENT = /\s+(?:(\w+)\s*:\s*)?(?:"([^"]*)"|'([^']*)'|([\w.-]+))/y;
const TYPES = ['NORMAL', 'REVERSE', 'HIGHLIGHT'];

/** Reads arguments of known names; a text without a name is the one that `bare` names. */
export function argumentsOf(text: string, keys: readonly string[], line: number, bare?: string): Arguments {
  const found = new Map<string, string>();
  const tags: string[] = [];
  ARGUMENT.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ''; at = ARGUMENT.lastIndex) {
    ARGUMENT.lastIndex = at;
    const [, written, double, single, word] = ARGUMENT.exec(text) ?? [];
    const key = written ?? (word === undefined ? bare : undefined);
    const value = double ?? single ?? word;
    if (value === undefined || key === undefined || !keys.includes(key))
      throw new DiagramError(
        line,
        `${quoted(text.slice(at))} cannot be read.`,
        keys.length > 0 ? `Here may stand: ${keys.map(exampleOf).join(' ')}` : 'Nothing stands behind the name.',
      );
    if (key === 'type' && !TYPES.includes(value))
      throw new DiagramError(line, `There are no commits of the type "${value}".`, `Types are ${TYPES.join(', ')}.`);
    if (key === 'order' && !/^\d+$/.test(value))
      throw new DiagramError(line, `The order "${value}" is no number.`, 'Write for example: order: 2');
    if (key === 'tag') tags.push(value);
    else found.set(key, value);
  }
  return { line, get: (key) => found.get(key) ?? null, tags };
}

const exampleOf = (key: string): string =>
  key === 'type' ? 'type: HIGHLIGHT' : key === 'order' ? 'order: 2' : `${key}: "text"`;
