import '../styles/compare.css';
import strings from 'virtual:strings/compare';
import { compareBlocks, sameButVersion } from '../../shared/compare/blocks';
import type { DocsHistory } from '../../shared/history';
import type { DocsLocation, Page } from '../../shared/page-data';
import type { SiteData, VersionData } from '../../shared/site-data';
import { visibleText } from '../../shared/visible-text';
import { fill, fillCount } from '../../shared/strings/format';
import { docPath, docsSetById, historyPath, pageDataUrl, withBase } from '../../shared/urls';
import { announce } from '../announce';
import type { AskedOptions } from '../behaviours/behaviour';
import { make } from '../behaviours/dom';
import { fetchJson } from '../fetch-json';
import { markSteps } from './mark-steps';
import { blocksOf, plainText } from './page-blocks';
import { versionBar, type VersionBar } from './version-bar';

/** The text of a documentation page, or of the cards of a landing page. */
const TEXT = '.prose, .page__main > .card-grid';

/**
 * Shows the text of the page and that of another version together, with a bar to walk through what differs. Gives what
 * brings the page back.
 */
export function openComparison({ site, view, main, router, asked: given }: AskedOptions): () => void {
  const asked = visibleText(given) ?? '';
  const text = main.querySelector(TEXT);
  const { docs } = view.page;
  if (!text || !docs) return () => undefined;
  const { versions } = docsSetById(site, docs.set);
  const here = versions.find(({ name }) => name === docs.version);
  const other = versions.find(({ name }) => name === asked);
  const own = [...text.childNodes];
  const bar = versionBar({
    versions: versions.filter(({ release }) => release !== here?.release),
    chosen: asked,
    choose: (name) => router.replace(addressWith(name)),
    close: () => router.replace(addressWith(null)),
  });
  text.before(bar.element);
  let isOpen = true;
  const problem = here ? problemOf(asked, other, here, docs) : '';
  if (problem !== null || !here || !other) bar.say(problem ?? '');
  else void show(here, other);

  async function show(from: VersionData, to: VersionData): Promise<void> {
    bar.say(site.strings.shell.loading);
    try {
      const compared = await compareTexts({ site, docs: docs as DocsLocation, here: from, other: to });
      if (!isOpen) return;
      text?.replaceChildren(...compared.root.childNodes);
      sayCount(bar, compared.stops, to, from);
    } catch (error) {
      console.warn('The texts could not be compared.', error);
      if (isOpen) bar.fail(strings.failed, site.strings.shell.retry, () => void show(from, to));
    }
  }

  return () => {
    isOpen = false;
    bar.element.remove();
    text.replaceChildren(...own);
  };
}

/** Why there is nothing to compare; `null` where there is. */
function problemOf(
  asked: string,
  other: VersionData | undefined,
  here: VersionData,
  docs: DocsLocation,
): string | null {
  if (!other) return fill(strings.unknown, { version: asked });
  if (other.release === here.release) return fill(strings.self, { version: here.release });
  if (docs.absentIn.includes(other.name)) return fill(strings.absent, { version: other.label });
  return null;
}

function sayCount(bar: VersionBar, stops: HTMLElement[], from: VersionData, to: VersionData): void {
  const names = { from: from.release, to: to.release };
  const said =
    stops.length === 0
      ? fill(strings.none, names)
      : fillCount(strings.changes, document.documentElement.lang, stops.length, names);
  bar.show(said, stops);
  announce(said);
}

interface Compared {
  root: HTMLElement;
  stops: HTMLElement[];
}

/** Loads both texts as they were built and marks what came and went in that of the page. */
async function compareTexts({
  site,
  docs,
  here,
  other,
}: {
  site: SiteData;
  docs: DocsLocation;
  here: VersionData;
  other: VersionData;
}): Promise<Compared> {
  const pageIn = (version: VersionData): Promise<Page> =>
    fetchJson<Page>(pageDataUrl(docPath(version, docs.page), site.base));
  const [history, before, after] = await Promise.all([
    fetchJson<DocsHistory>(withBase(historyPath(site.prefix), site.base)),
    pageIn(other),
    pageIn(here),
  ]);
  const root = textOf(after);
  const values = (version: VersionData): readonly string[] => history.values[version.name] ?? [];
  const isSame = sameButVersion(values(other), values(here));
  const steps = compareBlocks(blocksOf(textOf(before)), blocksOf(root), isSame);
  const stops = markSteps(root, steps);
  for (const stop of stops) openAround(stop);
  return { root, stops };
}

/** What is folded around a change is opened, so that all of them are seen. */
function openAround(stop: Element): void {
  for (let around = stop.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
  }
}

function textOf(page: Page): HTMLElement {
  const text = page.kind === 'html' ? plainText(page.html).querySelector<HTMLElement>(TEXT) : null;
  return text ?? make('div');
}

function addressWith(version: string | null): string {
  const url = new URL(location.href);
  if (version === null) url.searchParams.delete('compare');
  else url.searchParams.set('compare', version);
  return url.href;
}
