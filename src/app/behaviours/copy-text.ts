/** The commands of a terminal block as they can be pasted: no prompts, no output. */
function commandText(code: Element): string {
  return [...code.querySelectorAll('.line.is-command')].map((line) => wholeText(line, '.prompt')).join('\n');
}

/** What the copy button of a block gives: of a terminal with commands the commands, else everything. */
export function copyText(block: HTMLElement): string {
  const code = block.querySelector('pre code') ?? block.querySelector('pre');
  if (!code) return '';
  const commands = block.dataset['kind'] === 'terminal' ? commandText(code) : '';
  return commands === '' ? wholeText(code) : commands;
}

/** All text of an element but for a selector, commands as they were written: the build breaks long ones for the eye. */
export function wholeText(element: Element, selector?: string): string {
  const copy = element.cloneNode(true) as Element;
  if (selector) copy.querySelectorAll(selector).forEach((part) => part.remove());
  copy.querySelectorAll('.cont').forEach((part) => part.replaceWith(' '));
  return copy.textContent.replace(/\n$/, '');
}
