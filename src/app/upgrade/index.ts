import '../styles/upgrade.css';
import strings from 'virtual:strings/changes';
import { dataChanges } from '../../shared/changes/data-changes';
import { changedPages, type DocsHistory } from '../../shared/history';
import type { SiteData, VersionData } from '../../shared/site-data';
import { visibleText } from '../../shared/visible-text';
import { fill } from '../../shared/strings/format';
import { docPath, docsSetById, historyPath, withBase } from '../../shared/urls';
import type { AskedOptions } from '../behaviours/behaviour';
import { make } from '../behaviours/dom';
import { fetchJson } from '../fetch-json';
import { queryText } from '../query';
import { loadCommands } from '../workbench/data';
import { button, guideForm } from './form';
import { guideParts } from './lists';
import { fateOf } from './pasted';

/**
 * Opens the upgrade guide in the section of what changed: from the version that the address names to the one whose home
 * is read, for some gadgets or all, with what becomes of pasted commands. Gives what closes it.
 */
export function openUpgrade({ site, view, main, router, asked: given }: AskedOptions): () => void {
  const asked = visibleText(given) ?? '';
  const section = main.querySelector('.changes');
  const { docs } = view.page;
  if (!section || !docs) return () => undefined;
  const { versions } = docsSetById(site, docs.set);
  const to = versions.find(({ name }) => name === docs.version);
  const from = versions.find(({ name }) => name === asked);
  const result = make('div', { class: 'upgrade__result' });
  const chosen = new Set(queryText('gadgets')?.split(',').filter(Boolean));
  const form = guideForm({
    versions,
    from,
    to,
    chooseFrom: (name) => router.replace(withQuery({ upgrade: name })),
    chooseTo(name) {
      const target = versions.find((version) => version.name === name);
      if (target) router.navigate(`${withBase(docPath(target, ''), site.base)}?upgrade=${encodeURIComponent(asked)}`);
    },
    chosen,
    chooseGadgets() {
      router.replace(withQuery({ gadgets: [...chosen].join(',') || null }));
      refresh();
    },
    paste: refresh,
    close: () => router.replace(withQuery({ upgrade: null, gadgets: null })),
  });
  const guide = make('div', { class: 'upgrade', role: 'region', 'aria-label': strings.guide }, form.element, result);
  section.querySelector('p')?.after(guide);

  let newest = 0;
  async function show(older: VersionData, newer: VersionData): Promise<void> {
    const turn = ++newest;
    try {
      const { history, before, after } = await loadVersions(site, older, newer);
      const changes = dataChanges(before, after);
      const pasted = form.pasted();
      const fate = pasted === '' ? null : await fateOf(pasted, before, after, changes);
      if (turn !== newest) return;
      const gadgets = new Set(
        [before, after].flatMap((model) => model.gadgets.flatMap(({ view: has }) => has?.name ?? [])),
      );
      form.offer(gadgets);
      const used = new Set([...chosen, ...(fate?.gadgets ?? [])]);
      const pages = changedPages(history, older.release, newer.release);
      result.replaceChildren(...guideParts({ site, from: older, to: newer, gadgets, used }, changes, pages, fate));
    } catch (error) {
      console.warn('The data of the versions could not be loaded.', error);
      const retry = button(site.strings.shell.retry, () => void show(older, newer));
      if (turn === newest) result.replaceChildren(make('p', { role: 'alert' }, strings.failed), retry);
    }
  }

  function refresh(): void {
    if (!from || !to) result.replaceChildren(make('p', { role: 'alert' }, fill(strings.unknown, { version: asked })));
    else if (from.release === to.release) result.replaceChildren(make('p', { role: 'alert' }, strings.same));
    else void show(from, to);
  }
  refresh();
  return () => {
    newest++;
    guide.remove();
  };
}

/** What is known of two versions, and of the pages of all. */
async function loadVersions(site: SiteData, older: VersionData, newer: VersionData) {
  const [history, before, after] = await Promise.all([
    fetchJson<DocsHistory>(withBase(historyPath(site.prefix), site.base)),
    loadCommands(site, older),
    loadCommands(site, newer),
  ]);
  return { history, before: before.model, after: after.model };
}

function withQuery(values: Record<string, string | null>): string {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
