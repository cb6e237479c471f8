import '../styles/sheets/upgrade.css';
import strings from 'virtual:strings/changes';
import { dataChanges } from '../../shared/changes/data-changes';
import { changedPages, type DocsHistory } from '../../shared/history';
import type { VersionData } from '../../shared/site-data';
import { fill } from '../../shared/strings/format';
import { docPath, docsSetById, historyPath, withBase } from '../../shared/urls';
import type { AskedOptions } from '../behaviours/asked';
import { make } from '../behaviours/dom';
import { loadCommands } from '../workbench/data';
import { guideParts } from './lists';
import { fateOf } from './pasted';

/** Changes of the pasted text are read after this pause, in milliseconds. */
const PAUSE = 300;

/**
 * Opens the upgrade guide in the section of what changed: from the version that the address names to the one whose home
 * is read, for some gadgets or all, with what becomes of pasted commands. Gives what closes it.
 */
export function openUpgrade({ site, view, main, router, asked }: AskedOptions): () => void {
  const section = main.querySelector('.changes');
  const { docs } = view.page;
  if (!section || !docs) return () => undefined;
  const { versions } = docsSetById(site, docs.set);
  const to = versions.find(({ name }) => name === docs.version);
  const from = versions.find(({ name }) => name === asked);
  const result = make('div', { class: 'upgrade__result' });
  const pasted = make('textarea', { rows: '4', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off' });
  const boxes = make('div', { class: 'upgrade__gadgets' });
  const fromChoice = versionChoice(strings.from, versions, from, (name) =>
    router.replace(withQuery({ upgrade: name })),
  );
  const toChoice = versionChoice(strings.to, versions, to, (name) => {
    const target = versions.find((version) => version.name === name);
    if (target) router.navigate(`${withBase(docPath(target, ''), site.base)}?upgrade=${asked}`);
  });
  const print = make('button', { type: 'button', class: 'button' }, strings.print);
  print.addEventListener('click', () => window.print());
  const close = make('button', { type: 'button', class: 'button' }, strings.close);
  close.addEventListener('click', () => router.replace(withQuery({ upgrade: null, gadgets: null })));
  const guide = make(
    'div',
    { class: 'upgrade', role: 'region', 'aria-label': strings.guide },
    make(
      'div',
      { class: 'upgrade__form' },
      make(
        'p',
        {},
        make('label', {}, `${strings.from} `, fromChoice),
        ' ',
        make('label', {}, `${strings.to} `, toChoice),
      ),
      make('details', {}, make('summary', {}, strings.only), boxes),
      make('label', {}, strings.pasted, pasted),
      make('p', {}, make('small', {}, strings.local)),
      make('p', {}, print, ' ', close),
    ),
    result,
  );
  section.querySelector('details')?.before(guide);

  let newest = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const chosen = new Set(new URLSearchParams(location.search).get('gadgets')?.split(',').filter(Boolean));

  async function show(older: VersionData, newer: VersionData): Promise<void> {
    const turn = ++newest;
    try {
      const [history, before, after] = await Promise.all([
        loadHistory(),
        loadCommands(site, older, view.page.build),
        loadCommands(site, newer, view.page.build),
      ]);
      const changes = dataChanges(before.model, after.model);
      const fate = pasted.value.trim() === '' ? null : await fateOf(pasted.value, before.model, after.model, changes);
      if (turn !== newest) return;
      const names = new Set(
        [before, after].flatMap(({ model }) => model.gadgets.flatMap(({ view: has }) => has?.name ?? [])),
      );
      if (!boxes.firstChild) boxes.append(...gadgetBoxes(names));
      const used = new Set([...chosen, ...(fate?.gadgets ?? [])]);
      const pages = changedPages(history, older.release, newer.release);
      result.replaceChildren(
        ...guideParts({ site, from: older, to: newer, gadgets: names, used }, changes, pages, fate),
      );
    } catch (error) {
      console.warn('The data of the versions could not be loaded.', error);
      const retry = make('button', { type: 'button', class: 'button' }, site.strings.shell.retry);
      retry.addEventListener('click', () => void show(older, newer));
      if (turn === newest) result.replaceChildren(make('p', { role: 'alert' }, strings.failed), retry);
    }
  }

  async function loadHistory(): Promise<DocsHistory> {
    const url = `${withBase(historyPath({ id: docs?.set ?? '' }, site.prefix), site.base)}?b=${view.page.build}`;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return (await response.json()) as DocsHistory;
  }

  /** Boxes for the gadgets of both versions; the choice is in the address. */
  function gadgetBoxes(names: ReadonlySet<string>): HTMLElement[] {
    return [...names].sort().map((name) => {
      const box = make('input', { type: 'checkbox', value: name });
      box.checked = chosen.has(name);
      box.addEventListener('change', () => {
        if (box.checked) chosen.add(name);
        else chosen.delete(name);
        router.replace(withQuery({ gadgets: [...chosen].join(',') || null }));
        refresh();
      });
      return make('label', {}, box, ` ${name}`);
    });
  }

  const refresh = (): void => {
    if (!from || !to) result.replaceChildren(make('p', { role: 'alert' }, fill(strings.unknown, { version: asked })));
    else if (from.release === to.release) result.replaceChildren(make('p', { role: 'alert' }, strings.same));
    else void show(from, to);
  };
  pasted.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(refresh, PAUSE);
  });
  refresh();
  return () => {
    newest++;
    clearTimeout(pause);
    guide.remove();
  };
}

function versionChoice(
  label: string,
  versions: readonly VersionData[],
  chosen: VersionData | undefined,
  choose: (name: string) => void,
): HTMLSelectElement {
  // The newest release is under two names.
  const listed = versions.filter((version) => version.name === version.release);
  const select = make(
    'select',
    { 'aria-label': label },
    ...(chosen ? [] : [make('option', { value: '' }, '…')]),
    ...listed.map(({ name, label }) => make('option', { value: name }, label)),
  );
  select.value = chosen?.release ?? '';
  select.addEventListener('change', () => choose(select.value));
  return select;
}

function withQuery(values: Record<string, string | null>): string {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
