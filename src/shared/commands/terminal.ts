/** The one definition of a terminal: which blocks show one, what is typed in it and what it answers. */

import { isUnfinished, readShell, relocate, type ShellScript } from './shell';

/** Fence names of sessions: prompts and output. */
const SESSIONS: ReadonlySet<string> = new Set(['console', 'shellsession', 'shell-session', 'sh-session', 'terminal']);
/** Fence names of scripts; one with a prompt is read as a session. */
const SCRIPTS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'zsh', 'fish']);

/** `$ ` and, in front of it, who is logged in where: `root@host:~$ `. */
const PROMPT = /^(\s*(?:[\w.-]+@[\w.-]+(?::[^\s$#]*)?)?\$ )(.*)$/;
/** In a session also the prompts of root and of PowerShell. */
const SESSION_PROMPT = /^(\s*(?:(?:[\w.-]+@[\w.-]+(?::[^\s$#]*)?)?[$#]|PS(?: [A-Z]:\\[^>]*)?>) )(.*)$/;
/** What a shell prints in front of a line that continues a command. */
const CONTINUATION_PROMPT = /^(> )(.*)$/;

/** One line of a terminal block. */
export interface TerminalLine {
  kind: 'command' | 'output';
  /** What the terminal printed before the text, `''` when nothing: `$ `, `# `, `> `. */
  prompt: string;
  text: string;
  /** Whether the line continues the command of the previous line. */
  continues: boolean;
}

/** A command as typed, over one or several lines, and what was printed below it. */
export interface TerminalStep {
  script: ShellScript;
  output: { text: string; offset: number }[];
}

/** Whether a block shows a terminal: by its fence name, or, without one, because its first line has a prompt. */
export function isTerminal(language: string, code = ''): boolean {
  const name = language.toLowerCase();
  if (name === '') return PROMPT.test(code.slice(0, 200).trimStart().split('\n')[0] ?? '');
  return SESSIONS.has(name) || SCRIPTS.has(name);
}

/**
 * Tells commands from output. A block in which no line begins with a prompt contains only commands, unless it is a
 * `console` block, which then contains only output. `$ ` is a prompt in every terminal block; `# ` is the prompt of a
 * root shell in `console` blocks and a comment in `bash` ones. A command extends over line continuations, open
 * quotes and heredocs, with or without a `> ` prompt.
 */
export function readTerminal(code: string, language: string): TerminalLine[] {
  const session = SESSIONS.has(language.toLowerCase());
  const lines = code.split('\n');
  const prompt = session ? SESSION_PROMPT : PROMPT;
  if (!lines.some((line) => prompt.test(line))) {
    return lines.map((text) => ({ kind: session ? 'output' : 'command', prompt: '', text, continues: false }));
  }
  const out: TerminalLine[] = [];
  let open: string | null = null;
  for (const line of lines) {
    if (open !== null && isUnfinished(open)) {
      const [, mark = '', text = line] = CONTINUATION_PROMPT.exec(line) ?? [];
      out.push({ kind: 'command', prompt: mark, text, continues: true });
      open += `\n${text}`;
      continue;
    }
    const match = prompt.exec(line);
    const [, mark = '', text = line] = match ?? [];
    open = match && text;
    out.push({ kind: match ? 'command' : 'output', prompt: mark, text, continues: false });
  }
  return out;
}

/** The commands of a terminal block with the output of each. Offsets are relative to `code`. */
export function readSteps(code: string, language: string): TerminalStep[] {
  const steps: TerminalStep[] = [];
  const lines = readTerminal(code, language);
  const scripted = lines.every((line) => line.kind === 'command' && line.prompt === '');
  if (scripted) return [{ script: readShell(code), output: [] }];
  let offset = 0;
  lines.forEach((line, index) => {
    if (line.kind === 'output') steps.at(-1)?.output.push({ text: line.text, offset });
    else if (!line.continues) steps.push({ script: readTyped(lines, index, offset), output: [] });
    offset += line.prompt.length + line.text.length + 1;
  });
  return steps;
}

/** Reads the command that begins at a line, without the prompts of its further lines. */
function readTyped(lines: readonly TerminalLine[], first: number, offset: number): ShellScript {
  const text: string[] = [];
  const places: number[] = [];
  let place = offset;
  for (let index = first; index === first || lines[index]?.continues; index++) {
    const line = lines[index];
    if (!line) break;
    place += line.prompt.length;
    for (let at = 0; at <= line.text.length; at++) places.push(place + at);
    text.push(line.text);
    place += line.text.length + 1;
  }
  return relocate(readShell(text.join('\n')), places);
}
