import type { Snippet } from './check-types';
import { readShell, readShellLine, type ShellCommand } from './shell-words';

/** Commands of a snippet and what stands below them. */
export interface Session {
  commands: ShellCommand[];
  /** Lines of output, with the offset each begins at. */
  output: { text: string; offset: number }[];
}

const SHELL_LANGUAGES = new Set(['bash', 'sh', 'shell', 'zsh']);
const PROMPT = /^(?:\$|#) /;

/** The commands of a snippet: of a script, of a terminal with prompts and output, or of inline code. */
export function readSessions(snippet: Snippet): Session[] {
  if (snippet.kind === 'inline' || SHELL_LANGUAGES.has(snippet.lang))
    return [{ commands: readShell(snippet.text), output: [] }];
  return snippet.lang === 'console' || snippet.lang === 'terminal' ? readTerminal(snippet.text) : [];
}

function readTerminal(text: string): Session[] {
  const sessions: Session[] = [];
  for (let offset = 0; offset < text.length;) {
    const end = text.indexOf('\n', offset);
    const line = text.slice(offset, end < 0 ? text.length : end);
    const prompt = PROMPT.exec(line);
    if (prompt) {
      const read = readShellLine(text, offset + prompt[0].length);
      sessions.push({ commands: read.commands, output: [] });
      offset = read.end;
    } else {
      sessions.at(-1)?.output.push({ text: line, offset });
      offset += line.length + 1;
    }
  }
  return sessions;
}
