import type { Token } from './theme';

/**
 * Words that are no names of commands, or behind which a shell's grammar reads on otherwise; with a dash behind them,
 * too.
 */
const KEYWORD =
  /^(?:alias|break|case|continue|coproc|declare|do|done|elif|else|esac|exit|export|fi|for|function|if|in|let|local|readonly|return|select|shift|then|time|trap|typeset|unset|until|while)(?:-|$)/;
const COMMAND = /^[A-Za-z][\w-]*$/;

/** What a line holds, one part behind the other. */
const PART = new RegExp(
  [
    '(?<space> +)',
    '(?<comment>#.*)',
    String.raw`(?<end>&&|;)(?= |$)`,
    String.raw`(?<operator>\||>>?)(?= )`,
    ...[
      String.raw`(?<string>'[^']*'|"(?:[^"$\`\\!]|\$[A-Za-z_]\w*)*")`,
      String.raw`(?<given>--?[A-Za-z][\w.,:/@%+-]*=)(?<value>'[^']*'|"[^"$\`\\!]*")`,
      String.raw`(?<flag>--|--?[A-Za-z][\w.,:/@%+=-]*)`,
      String.raw`(?<number>\d+(?:\.\d+)?)`,
      String.raw`(?<variable>\$[A-Za-z_]\w*)(?<path>/[\w./:-]*)?`,
      String.raw`(?<setting>[A-Za-z][\w.,:/-]*==?)(?<constant>true|false|\d+)`,
      String.raw`(?<word>[\w./%@:,+=~-]+)`,
    ].map((part) => `${part}(?=[ ;]|$)`),
  ].join('|'),
  'y',
);

/** What may be coloured as a constant, in part or as a whole, or as a flag; a number with its unit, `10s`, is not. */
const NO_PLAIN_WORD = /^-.|\b(?:true|false)\b|(?:^|[^\w.:-]|=-)\d[\w.]*$/;
const QUANTITY = /^[1-9]\d*(?:\.\d+)?[a-zA-Z]\w*$/;
/** A line that sets a variable and does nothing else. */
const ASSIGNMENT = /^([A-Za-z_]\w*)=([\w./:@-]+)$/;

/**
 * The tokens of plain commands, as the grammar of shells gives them, in a tenth of its time; most commands that pages
 * show are of this kind. `null` where anything else stands in the text, which is left to the grammar.
 */
export function quickShell(code: string): Token[][] | null {
  const lines: Token[][] = [];
  for (const line of code.split('\n')) {
    const tokens = lineTokens(line);
    if (tokens === null) return null;
    lines.push(tokens);
  }
  return lines;
}

const token = (text: string, role: string | null): Token => ({ text, role });

function lineTokens(line: string): Token[] | null {
  const [, name, value = ''] = ASSIGNMENT.exec(line) ?? [];
  if (name !== undefined) return [token(name, 'tk-n'), token('=', 'tk-o'), token(value, 'tk-s')];
  const tokens: Token[] = [];
  let isCommandNext = true;
  PART.lastIndex = 0;
  while (PART.lastIndex < line.length) {
    const part = PART.exec(line)?.groups;
    if (!part) return null;
    const { space, comment, end, operator, word } = part;
    if (space !== undefined) tokens.push(token(space, null));
    else if (comment !== undefined) tokens.push(token(comment, 'tk-c'));
    else if (isCommandNext) {
      if (word === undefined || !COMMAND.test(word) || KEYWORD.test(word)) return null;
      tokens.push(token(word, 'tk-f'));
      isCommandNext = false;
    } else if (end !== undefined || operator !== undefined) {
      // The grammar counts the spaces in front of what ends a command as its own.
      const before = tokens.at(-1)?.text.trim() === '' ? tokens.at(-2) : tokens.at(-1);
      if (end !== undefined && before?.role !== null) return null;
      tokens.push(token(end ?? operator ?? '', end === undefined ? 'tk-o' : null));
      isCommandNext = !operator?.startsWith('>');
    } else {
      const argument = argumentTokens(part);
      if (argument === null) return null;
      tokens.push(...argument);
    }
  }
  return tokens;
}

/** What stands behind the name of a command. */
function argumentTokens(part: Partial<Record<string, string>>): Token[] | null {
  const { string, given, value = '', flag, number, variable, path = '', setting, constant = '', word = '' } = part;
  if (string !== undefined) return quotedTokens(string);
  if (given !== undefined) return [token(given, 'tk-v'), token(value, 'tk-s')];
  if (flag !== undefined) return [token(flag, 'tk-v')];
  if (number !== undefined) return [token(number, 'tk-n')];
  if (NO_PLAIN_WORD.test(setting ?? (word || path)) && !QUANTITY.test(word)) return null;
  if (variable !== undefined) return [token(variable, 'tk-n'), ...(path === '' ? [] : [token(path, null)])];
  return setting === undefined ? [token(word, null)] : [token(setting, null), token(constant, 'tk-n')];
}

/** A text between quotes; in double ones variables are seen. */
function quotedTokens(text: string): Token[] {
  if (!text.startsWith('"')) return [token(text, 'tk-s')];
  return text
    .split(/(\$[A-Za-z_]\w*)/)
    .flatMap((part, index) => (part === '' ? [] : [token(part, index % 2 === 0 ? 'tk-s' : 'tk-n')]));
}
