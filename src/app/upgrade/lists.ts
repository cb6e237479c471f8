import strings from 'virtual:strings/changes';
import type { DataChange } from '../../shared/changes/thing-changes';
import { byKind, changeText, isOfGadgets } from '../../shared/changes/sentences';
import type { ChangedPage } from '../../shared/history';
import type { SiteData, VersionData } from '../../shared/site-data';
import { fill, fillCount } from '../../shared/strings/format';
import { docPath, withBase } from '../../shared/urls';
import { make } from '../behaviours/dom';
import type { PastedFate } from './pasted';

/** Two versions, the gadgets they have, and those that somebody uses; all where none is named. */
interface Upgrade {
  site: SiteData;
  from: VersionData;
  to: VersionData;
  gadgets: ReadonlySet<string>;
  used: ReadonlySet<string>;
}

/** The parts of the guide: what was pasted, what is gone, what is different, what is new, what to read. */
export function guideParts(
  upgrade: Upgrade,
  changes: readonly DataChange[],
  pages: readonly ChangedPage[],
  fate: PastedFate | null,
): HTMLElement[] {
  const own = changes.filter((change) => concerns(change, upgrade.used));
  const of = (...kinds: DataChange['change'][]): DataChange[] => own.filter(({ change }) => kinds.includes(change));
  return [
    ...(fate ? [pastedPart(fate, upgrade.to)] : []),
    part(strings.lost, changeLists(of('gone', 'renamed'))),
    part(strings.altered, changeLists(of('default', 'columns', 'type', 'values', 'meaning'))),
    part(strings.added, changeLists(of('new'))),
    part(strings.read, pageList(upgrade, pages)),
  ];
}

/** Whether a change matters to who uses these gadgets; tools and new gadgets matter to all. */
function concerns(change: DataChange, used: ReadonlySet<string>): boolean {
  if (used.size === 0) return true;
  if (change.kind === 'gadget') return change.change === 'new' || used.has(change.name);
  return !isOfGadgets(change) || change.of.some((name) => used.has(name));
}

function part(title: string, content: readonly HTMLElement[]): HTMLElement {
  const rest = content.length > 0 ? content : [make('p', {}, strings.none)];
  return make('section', {}, make('h3', {}, title), ...rest);
}

function pastedPart({ breaks, problems, mended, isPartly }: PastedFate, to: VersionData): HTMLElement {
  const version = to.release;
  const count = breaks.length + problems.length;
  const title =
    count === 0
      ? fill(strings.fine, { version })
      : fillCount(strings.breaks, document.documentElement.lang, count, { version });
  const items = [
    ...breaks.map(({ words, message, hint }) => make('li', {}, make('code', {}, words), ` ${message} ${hint}`)),
    ...problems.map((problem) => make('li', {}, problem)),
  ];
  const text =
    mended === null
      ? []
      : [
          make('p', {}, fill(isPartly ? strings.mendedInPart : strings.mended, { version })),
          make('pre', { class: 'upgrade__mended', tabindex: '0' }, make('code', {}, mended)),
        ];
  return make('section', {}, make('h3', {}, title), ...(items.length > 0 ? [make('ul', {}, ...items)] : []), ...text);
}

function changeLists(changes: readonly DataChange[]): HTMLElement[] {
  return byKind(changes).flatMap(({ kind, changes: list }) => [
    make('h4', {}, strings[kind]),
    make('ul', {}, ...list.map(changeItem)),
  ]);
}

function changeItem(change: DataChange): HTMLElement {
  const owners = change.of.flatMap((name, index) => [index === 0 ? ': ' : ', ', make('code', {}, name)]);
  return make('li', {}, make('code', {}, change.name), ` ${changeText(change, strings)}`, ...owners);
}

/** Pages about gadgets that are not used are left out; changed ones lead to their comparison. */
function pageList({ site, from, to, gadgets, used }: Upgrade, pages: readonly ChangedPage[]): HTMLElement[] {
  const words = { new: strings.pageNew, gone: strings.pageGone, changed: strings.pageChanged };
  const concerned = ({ address }: ChangedPage): boolean => {
    const name = address.split('/').at(-1) ?? '';
    return used.size === 0 || !gadgets.has(name) || used.has(name);
  };
  const items = pages.filter(concerned).map(({ address, title, change }) => {
    const query = change === 'changed' ? `?compare=${from.name}` : '';
    const href = withBase(docPath(to, address), site.base) + query;
    return make('li', {}, change === 'gone' ? title : make('a', { href }, title), `: ${words[change]}`);
  });
  return items.length > 0 ? [make('ul', {}, ...items)] : [];
}
