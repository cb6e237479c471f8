import search from 'virtual:strings/search';
import type { SearchSource } from '../../../shared/search/load-index';
import type { SiteData } from '../../../shared/site-data';
import { make } from '../../behaviours/dom';
import type { BoxPart } from './view';
import { statusText } from './status';
import { versionsOf } from './versions';

/** What was found, and the version it was found in, to be changed: `onVersion` is called with its name. */
export function footPart(site: SiteData, source: SearchSource, onVersion: (name: string) => void): BoxPart {
  const status = make('p', { class: 'search__status', role: 'status' });
  const { versions } = versionsOf(site, source);
  const select = make('select', {}, ...versions.map(({ name, label }) => make('option', { value: name }, label)));
  select.addEventListener('change', () => onVersion(select.value));
  const choice = make('label', { class: 'search__version' }, `${search.inVersion} `, select);
  return {
    element: make('div', { class: 'search__foot' }, status, ...(versions.length > 1 ? [choice] : [])),
    show({ state, answered, searched }) {
      const text = statusText(state, answered, site.strings);
      // The same text again would be read out again.
      if (status.textContent !== text) status.textContent = text;
      select.value = versionsOf(site, searched.source).current ?? '';
    },
  };
}
