import strings from 'virtual:strings/workbench';
import type { Finding } from '../../shared/commands/finding';
import type { SiteData } from '../../shared/site-data';
import { fill } from '../../shared/strings/format';
import type { Part } from '../../shared/workbench/explain';
import { copyWith } from '../behaviours/copy';
import { make } from '../behaviours/dom';

/** What the box shows of a text. */
export interface Shown {
  /** What is found out, in a line: who does not see the rest hears this when it changes. */
  verdict: HTMLElement | null;
  content: HTMLElement[];
}

/** A text to take along, with its button. Files keep their lines, commands wrap. */
export function copyable(text: string, label: string): HTMLElement {
  const code = make('code', {});
  putCommand(code, text);
  const isFile = text.includes('\n');
  return make(
    'div',
    { class: 'workbench__copyable' },
    make('pre', { class: 'workbench__command', tabindex: '0', 'data-file': isFile ? '' : null }, code),
    make('button', { type: 'button', class: 'button', 'data-copy-text': '' }, label),
  );
}

/** Flags of a command and short names with dashes in them, which no line is broken in. */
const WHOLE = /((?:^| )-[\w-]+|\w+(?:-\w+)+)/;

/** Shows a text in the place of what an element holds. */
function putCommand(code: Element, text: string): void {
  const parts = text.includes('\n') ? [text] : text.split(WHOLE);
  code.replaceChildren(...parts.map((part, index) => (index % 2 === 1 ? make('span', {}, part) : part)));
}

/** The button beside a text copies it. For the clicks of whatever holds such texts. */
export function copyFrom({ target }: Event, words: SiteData['strings']['article']): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-text]') : null;
  const text = button?.previousElementSibling?.textContent;
  if (button && typeof text === 'string') void copyWith(button, text, words);
}

/** What is wrong with a text: each place, what it is and what helps. */
export function findingList(findings: readonly Finding[], text: string): HTMLElement {
  return make(
    'ul',
    { class: 'workbench__findings' },
    ...findings.map(({ offset, end, message, hint }) =>
      make(
        'li',
        {},
        make('code', {}, text.slice(offset, end)),
        make('span', {}, message),
        make('span', { class: 'workbench__hint' }, hint),
      ),
    ),
  );
}

/** What makes the content of a fold that nobody has opened yet. */
const unmade = new WeakMap<HTMLDetailsElement, () => void>();

/** Content that is folded away below its title, and made when it is opened first. */
export function disclosed(title: string, content: () => HTMLElement[]): HTMLDetailsElement {
  const summary = make('summary', {}, title);
  const details = make('details', { class: 'workbench__form-of' }, summary);
  unmade.set(details, () => details.append(...content()));
  // Of a fold that a press has opened the browser tells later than the next key may come.
  summary.addEventListener('click', () => fillFold(details));
  details.addEventListener('toggle', () => fillFold(details));
  return details;
}

function fillFold(details: HTMLDetailsElement): void {
  unmade.get(details)?.();
  unmade.delete(details);
}

/** The flags that a form cannot say, in a sentence; nothing when it says all. */
export function without(flags: readonly string[]): HTMLElement[] {
  return flags.length > 0 ? [make('p', {}, fill(strings.dropped, { flags: flags.join(', ') }))] : [];
}

/** What a part of a command means, or why nothing is said of it. */
export function meaningOfPart({ meaning, unexplained }: Part): string {
  return meaning ?? strings.unexplained[unexplained ?? 'unknown'];
}
