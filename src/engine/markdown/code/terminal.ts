/** One line of a terminal block. */
export interface TerminalLine {
  kind: 'command' | 'output';
  /** What the terminal printed before the text, `''` when nothing: `$ `, `# `, `> `. */
  prompt: string;
  text: string;
}

const SESSION = new Set(['console', 'shellsession', 'shell-session', 'terminal']);
const SHELL = new Set(['bash', 'sh', 'shell', 'zsh', 'fish', ...SESSION]);

/** Whether a fence name means a terminal. */
export function isTerminal(language: string): boolean {
  return SHELL.has(language.toLowerCase());
}

/**
 * Tells commands from output. A block in which no line begins with a prompt holds commands only, unless it is a
 * `console` block, which then holds output only. `$ ` is a prompt in every terminal block; `# ` is the prompt of a
 * root shell in `console` blocks and a comment in `bash` ones. A command goes on over line continuations, open
 * quotes and heredocs, with or without a `> ` prompt.
 */
export function parseTerminal(code: string, language: string): TerminalLine[] {
  const session = SESSION.has(language.toLowerCase());
  const lines = code.split('\n');
  const prompt = session ? /^(\s*[$#] )(.*)$/ : /^(\s*\$ )(.*)$/;
  if (!lines.some((line) => prompt.test(line))) {
    return lines.map((text) => ({ kind: session ? 'output' : 'command', prompt: '', text }));
  }
  const out: TerminalLine[] = [];
  let open: string | null = null;
  for (const line of lines) {
    if (open !== null && isUnfinished(open)) {
      const [, mark = '', text = line] = /^(> )(.*)$/.exec(line) ?? [];
      out.push({ kind: 'command', prompt: mark, text });
      open += `\n${text}`;
      continue;
    }
    const match = prompt.exec(line);
    if (match) {
      open = match[2] ?? '';
      out.push({ kind: 'command', prompt: match[1] ?? '', text: open });
    } else {
      open = null;
      out.push({ kind: 'output', prompt: '', text: line });
    }
  }
  return out;
}

/** Whether a shell would wait for more: a trailing backslash, an open quote, or a heredoc without its end. */
export function isUnfinished(command: string): boolean {
  const heredocs: string[] = [];
  let quote = '';
  const lines = command.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (heredocs.length > 0) {
      if (line.replace(/^\t+/, '') === heredocs[0]) heredocs.shift();
      continue;
    }
    const scan = scanLine(line, quote);
    quote = scan.quote;
    heredocs.push(...scan.heredocs);
    if (index === lines.length - 1 && scan.continued) return true;
  }
  return quote !== '' || heredocs.length > 0;
}

/** Reads one line of shell: the quote still open at its end, heredoc words it begins, and whether `\` ends it. */
function scanLine(line: string, openQuote: string): { quote: string; heredocs: string[]; continued: boolean } {
  const heredocs: string[] = [];
  let quote = openQuote;
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
    if (char === '\\' && quote !== "'") {
      if (at === line.length - 1) return { quote, heredocs, continued: true };
      at++;
    } else if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === '#' && (at === 0 || /\s/.test(line[at - 1] ?? ''))) {
      break;
    } else if (char === '<' && line.startsWith('<<', at) && line[at + 2] !== '<') {
      const word = /^<<-?\s*(['"]?)([A-Za-z_][\w-]*)\1/.exec(line.slice(at));
      if (word?.[2]) {
        heredocs.push(word[2]);
        at += word[0].length - 1;
      }
    } else if (char === '<' && line.startsWith('<<<', at)) {
      at += 2;
    }
  }
  return { quote, heredocs, continued: false };
}
