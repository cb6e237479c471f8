/** The commands of a terminal block as they can be pasted: no prompts, no output. */
function commandText(code: Element): string {
  return [...code.querySelectorAll('.line.is-command')].map(withoutPrompt).join('\n');
}

/** Everything a block shows. */
export function wholeText(code: Element): string {
  return code.textContent.replace(/\n$/, '');
}

/** What the copy button of a block gives: of a terminal with commands the commands, else everything. */
export function copyText(block: HTMLElement): string {
  const code = block.querySelector('pre code') ?? block.querySelector('pre');
  if (!code) return '';
  const commands = block.dataset['kind'] === 'terminal' ? commandText(code) : '';
  return commands === '' ? wholeText(code) : commands;
}

function withoutPrompt(line: Element): string {
  const copy = line.cloneNode(true) as Element;
  copy.querySelectorAll('.prompt').forEach((prompt) => prompt.remove());
  return copy.textContent.replace(/\n$/, '');
}
