import { breakOffsets, CONTINUATION } from '../../shared/commands/break-command';
import { readShell } from '../../shared/commands/shell';
import { wholeText } from '../behaviours/copy';
import { make } from '../behaviours/dom';

/** The lines of one command in a block, from the line at an offset of the block's text on. */
export function linesOfCommand(code: Element, offset: number): HTMLElement[] {
  const lines = [...code.querySelectorAll<HTMLElement>(':scope > .line')];
  let at = 0;
  const first = lines.findIndex((line) => {
    at += line.textContent.length + 1;
    return offset < at;
  });
  let next = first + 1;
  while (next < lines.length && lines[next - 1]?.textContent.endsWith('\\')) next++;
  return first < 0 ? [] : lines.slice(first, next);
}

/** The command in lines of a block, as one line and without its prompt. */
export function commandOfLines(lines: readonly Element[]): string {
  const text = lines.map((line) => wholeText(line, '.prompt')).join('\n');
  return text.replace(/\s*\\\n\s*/g, ' ');
}

/**
 * Replaces the command in these lines, with the same markup that the build writes. Values of reader variables stay
 * clickable.
 */
export function showCommand(lines: readonly HTMLElement[], command: string): void {
  const [first, ...rest] = lines;
  if (!first) return;
  const variables = lines.flatMap((line) => [...line.querySelectorAll<HTMLElement>('var[data-var]')]);
  const prompt = first.querySelector('.prompt');
  first.replaceChildren(...(prompt ? [prompt] : []), ...pieces(command, prompt?.textContent.length ?? 0, variables));
  for (const line of rest) {
    // The break before a line is removed with it.
    if (line.previousSibling?.nodeType === Node.TEXT_NODE) line.previousSibling.remove();
    line.remove();
  }
}

/** The words of a command with the colours of a terminal. */
function pieces(command: string, taken: number, variables: readonly HTMLElement[]): Node[] {
  const breaks = breakOffsets(command, taken);
  const nodes: Node[] = [];
  let at = 0;
  const between = (end: number): void => {
    const brk = breaks.find((place) => place >= at && place < end);
    if (brk === undefined) nodes.push(document.createTextNode(command.slice(at, end)));
    else nodes.push(document.createTextNode(command.slice(at, brk)), make('span', { class: 'cont' }, CONTINUATION));
    at = end;
  };
  for (const { words } of readShell(command).commands) {
    for (const [index, word] of words.entries()) {
      if (word.offset < at) continue;
      between(word.offset);
      nodes.push(wordNode(command.slice(word.offset, word.end), word.text, index === 0, variables));
      at = word.end;
    }
  }
  between(command.length);
  return nodes;
}

function wordNode(raw: string, text: string, isFirst: boolean, variables: readonly HTMLElement[]): Node {
  const variable = variables.find((one) => one.textContent === text || one.textContent === raw);
  if (variable) return variable.cloneNode(true);
  const role = isFirst ? 'tk-f' : raw.startsWith('-') ? 'tk-v' : /^['"]/.test(raw) ? 'tk-s' : null;
  return role === null ? document.createTextNode(raw) : make('span', { class: role }, raw);
}
