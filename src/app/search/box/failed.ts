import strings from 'virtual:strings/search';
import type { SiteData } from '../../../shared/site-data';
import { make } from '../../behaviours/dom';
import type { SearchFailure } from '../messages';
import type { BoxPart } from './view';
import { failureOf } from './status';

/**
 * Says why the index is not there or not whole, and offers another try; the typed query stays in the field. The index
 * of another build stays that of another build: then only the reload helps.
 */
export function failedPart({ strings: { shell } }: SiteData, onRetry: () => void): BoxPart {
  const element = make('div', { class: 'search__error error-box', role: 'alert' });
  let shown: SearchFailure | null = null;

  function say(failure: SearchFailure): void {
    element.replaceChildren(
      ...(failure.reason === 'other-build'
        ? [make('p', {}, strings.updated), button(strings.reload, () => location.reload())]
        : [make('p', {}, strings.noIndex), make('p', {}, failure.message), button(shell.retry, onRetry)]),
    );
  }

  return {
    element,
    show({ state }) {
      const failure = failureOf(state);
      element.hidden = failure === null;
      if (failure !== null && failure !== shown) say(failure);
      shown = failure;
    },
  };
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', class: 'button' }, label);
  made.addEventListener('click', onPress);
  return made;
}
