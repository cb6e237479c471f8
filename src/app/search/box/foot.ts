import search from 'virtual:strings/search';
import type { SearchSource } from '../../../shared/search/load-index';
import type { SiteData } from '../../../shared/site-data';
import { make } from '../../behaviours/dom';
import type { BoxPart } from './view';
import { statusText } from './status';
import { versionsOf } from './versions';

/** The keys of the field. Screen readers learn them from its role. */
function keys({ strings }: SiteData): HTMLElement {
  const entries: [string, string][] = [
    ['↑ ↓', search.select],
    ['↵', search.open],
    ['Esc', strings.shell.close],
  ];
  const items = entries.map(([name, what]) => make('span', {}, make('kbd', {}, name), ` ${what}`));
  return make('div', { class: 'search__keys', 'aria-hidden': 'true' }, ...items);
}

/** What was found, the keys, and the version that is searched: `onVersion` is called with another's name. */
export function footPart(site: SiteData, source: SearchSource, onVersion: (name: string) => void): BoxPart {
  const status = make('p', { class: 'search__status', role: 'status' });
  const { versions } = versionsOf(site, source);
  const select = make('select', {}, ...versions.map(({ name, label }) => make('option', { value: name }, label)));
  select.addEventListener('change', () => onVersion(select.value));
  const choice = make('label', { class: 'search__version' }, `${search.inVersion} `, select);
  return {
    element: make('div', { class: 'search__foot' }, status, keys(site), ...(versions.length > 1 ? [choice] : [])),
    show({ state, answered, searched }) {
      const text = statusText(state, answered, site.strings);
      // The same text again would be read out again.
      if (status.textContent !== text) status.textContent = text;
      select.value = versionsOf(site, searched.source).current ?? '';
    },
  };
}
