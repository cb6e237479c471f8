import search from 'virtual:strings/search';
import type { HitPlace, MarkedText, SearchHit } from '../../../shared/search/model';
import { make } from '../../behaviours/dom';
import type { Entry } from './entries';

/** Puts a result into its link: title, where it stands, a passage; of a further place its name. */
export function fillOption(link: HTMLAnchorElement, { hit, place, href }: Entry): void {
  link.className = place ? 'search__option search__option--more' : 'search__option';
  link.href = href;
  link.replaceChildren(...(place ? placeName(place) : whole(hit)));
}

/** A page that nobody has translated may be written in the other direction than the list. */
function whole(hit: SearchHit): Node[] {
  return [
    make(
      'span',
      { class: 'search__title' },
      make('bdi', {}, ...marked(hit.title)),
      ...(hit.place ? [' › ', ...placeName(hit.place)] : []),
      ...(hit.kind === 'blog' ? [make('span', { class: 'search__label' }, search.blog)] : []),
    ),
    make('span', { class: 'search__path' }, hit.breadcrumb.join(' › ')),
    make('span', { class: 'search__passage' }, make('bdi', {}, ...marked(hit.passage))),
  ];
}

function placeName({ kind, name }: Pick<HitPlace, 'kind' | 'name'>): (Node | string)[] {
  return kind === 'section' ? marked(name) : [make('code', {}, ...marked(name))];
}

/** A text with its matches in `mark` elements. */
function marked({ text, marks }: MarkedText): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), make('mark', {}, text.slice(start, end)));
    at = end;
  }
  return [...parts, text.slice(at)];
}
