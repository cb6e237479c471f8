import strings from 'virtual:strings/workbench';
import type { Finding } from '../../shared/commands/finding';
import type { SiteData } from '../../shared/site-data';
import type { Part } from '../../shared/workbench/explain';
import { copyWith } from '../behaviours/copy';
import { make } from '../behaviours/dom';

/** A text to take along, with its button. */
export function copyable(text: string, label: string): HTMLElement {
  return make(
    'div',
    { class: 'workbench__copyable' },
    make('pre', { class: 'workbench__command', tabindex: '0' }, make('code', {}, text)),
    make('button', { type: 'button', class: 'button', 'data-copy-text': '' }, label),
  );
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

/** Content that is folded away below its title. */
export function disclosed(title: string, ...content: HTMLElement[]): HTMLElement {
  return make('details', { class: 'workbench__form-of' }, make('summary', {}, title), ...content);
}

/** What a part of a command means, or why nothing is said of it. */
export function meaningOfPart({ meaning, unexplained }: Part): string {
  return meaning ?? strings.unexplained[unexplained ?? 'unknown'];
}
