import strings from 'virtual:strings/variables';
import type { SiteData } from '../../../shared/site-data';
import { announce } from '../../announce';
import { copyWith } from '../../behaviours/copy';
import { make } from '../../behaviours/dom';
import { addressWith } from './current';
import type { EnvironmentFields } from './fields';
import { keepValues } from './keep';

/**
 * What can be done with an environment: the button that is given, the examples again, a link. `reset` is called after.
 */
export function actionsFor(
  fields: EnvironmentFields,
  site: SiteData,
  first: HTMLElement,
  reset: () => void,
): HTMLElement {
  const examples = make('button', { type: 'button', class: 'button' }, strings.useDefaults);
  examples.addEventListener('click', () => {
    keepValues({ values: {}, environment: {} });
    announce(strings.defaultsUsed);
    reset();
  });
  const share = make('button', { type: 'button', class: 'button' }, strings.share);
  share.addEventListener('click', () => void copyWith(share, addressWith(fields.entered()), site.strings.article));
  return make('p', { class: 'variables__actions' }, first, examples, ...(site.tools.length > 0 ? [share] : []));
}
