import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HydratedProps } from '../../../shared/island-props';
import type { Page } from '../../../shared/page-data';
import { historyPath, pageDataPath, pageFile, routesPath, withBase, stripBase } from '../../../shared/urls';
import { DiagnosticsError, fileError, type Diagnostic, placeInText, type TextPosition } from '../../model/diagnostic';
import type { FileSink } from '../../model/files';
import { nextTurn } from '../../model/progress';
import { documentHtml } from './html-page';
import { navigationData, pageMeta } from './page-meta';
import type { PlannedPage, OutgoingLink } from '../../plan/planned-page';
import type { RenderContext } from './render-context';
import { htmlTokens, type HtmlTag } from '../../markdown/tree/html-tokens';
import { isWhole, ownAddress, classifyLink } from '../../plan/resolve-link';
import type { SiteConfig } from '../../read/config/schema';
import { messageOf, thrownPlace } from '../../model/errors';
import { escapeAttribute } from '../../model/escape';

/** Renders one page: its HTML document and its page data. */
export async function renderPage(context: RenderContext, planned: PlannedPage): Promise<{ html: string; page: Page }> {
  const { bundle, site, siteData, plan } = context;
  const meta = pageMeta(context, planned);
  const { body } = planned;
  const { html: mainHtml, isStatic } =
    body.kind === 'html'
      ? { html: withIslands(body.render(), context), isStatic: true }
      : await renderModule(context, body);
  const page: Page =
    body.kind === 'html' || isStatic
      ? { ...meta, kind: 'html', html: mainHtml }
      : { ...meta, kind: 'module', module: body.module, props: body.props };
  const sidebar =
    planned.sidebar === undefined
      ? null
      : markCurrent(plan.sidebars.get(planned.sidebar)?.() ?? '', withBase(planned.path, site.config.base));
  const appHtml = bundle.server.renderShell(page, siteData, sidebar, mainHtml);
  return { html: documentHtml(context, planned, page, appHtml), page };
}

const HOST = /(<div[^>]* data-island="([\w-]+)" data-props="([^"]*)">)<\/div>/g;

function withIslands(html: string, { bundle, siteData }: RenderContext): string {
  return html.replace(HOST, (_, start: string, name: keyof HydratedProps, attribute: string) => {
    const text = attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    const props = JSON.parse(text) as HydratedProps[typeof name];
    return `${start}${bundle.server.renderIsland(name, props, siteData)}</div>`;
  });
}

/**
 * A React page in the element that React takes over, and whether it does without. A page that throws or shows nothing
 * is a problem, which `onFailedPage` collects.
 */
async function renderModule(
  { bundle, site, onFailedPage, onLinks }: RenderContext,
  { module: name, props }: Extract<PlannedPage['body'], { kind: 'module' }>,
): Promise<{ html: string; isStatic: boolean }> {
  const load = bundle.pageModules[name];
  if (!load)
    throw new Error(`There is no page module "${name}". Page modules: ${Object.keys(bundle.pageModules).join(', ')}.`);
  const source = site.pages.find((module) => module.name === name)?.file ?? name;
  const file = path.relative(site.root, source).split(path.sep).join('/');
  const fail = (problem: Diagnostic): { html: string; isStatic: boolean } => {
    if (onFailedPage === undefined) throw new DiagnosticsError([problem]);
    onFailedPage(problem);
    return { html: '', isStatic: true };
  };
  let html: string;
  let isStatic: boolean;
  try {
    const module = await load();
    isStatic = module.isStatic ?? false;
    html = await bundle.server.renderModule(bundle.server.pageComponentOf(name, module), props);
  } catch (error) {
    return fail(thrownError(site.root, file, error));
  }
  if (isEmpty(html)) return fail(emptyPage(file));
  onLinks?.(moduleLinks({ root: site.root, source, site: site.config, html }));
  return { html: `<div>${html}</div>`, isStatic };
}

/** Pages that are rendered before signals are heard, and before the threads that pack them are given more. */
const PAGES_A_TURN = 4;

/** Renders all pages, the not-found page among them, into the output. `onProgress` is called after each. */
export async function renderSite(
  context: RenderContext,
  output: FileSink,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { plan } = context;
  let done = 0;
  for (const planned of plan.pages) {
    const { html, page } = await renderPage(context, planned);
    const file = pageFile(planned.path);
    output.add(file, html);
    output.add(pageDataPath(planned.path).slice(1), navigationData(page));
    onProgress((done += 1), plan.pages.length);
    if (done % PAGES_A_TURN === 0) await nextTurn();
  }
  const { prefix } = context.site.language;
  output.add(`${prefix}/404.html`.slice(1), (await renderPage(context, plan.notFound)).html);
  for (const [name, fragment] of plan.sidebars) output.add(`_data/${name}.html`, fragment());
  output.add(routesPath(prefix).slice(1), routesJson(context));
  if (plan.history) output.add(historyPath(prefix).slice(1), JSON.stringify(plan.history));
}

/** The routes that the browser may offer as near an unknown address. */
export function routesJson({ plan }: Pick<RenderContext, 'plan'>): string {
  const listed = plan.pages.filter((page) => !page.unlisted);
  return JSON.stringify({ paths: listed.map((page) => page.path) });
}

interface RenderedModule {
  root: string;
  source: string;
  site: Pick<SiteConfig, 'url' | 'base'>;
  html: string;
}

/**
 * Links into the site of a React page's HTML, at their place in its source; at its begin where the source puts the
 * address together. Files that the bundler writes are left out: they exist.
 */
export function moduleLinks({ root, source, site, html }: RenderedModule): OutgoingLink[] {
  const text = readFileSync(source, 'utf8');
  const file = path.relative(root, source).split(path.sep).join('/');
  const addresses = htmlTokens(html).flatMap((token) =>
    token.kind === 'tag' && token.name === 'a' ? (addressOf(token) ?? []) : [],
  );
  const targets = addresses.map((href) => (isWhole(href) ? href : (stripBase(href, site.base) ?? '')));
  return [...new Set(targets)].flatMap((target): OutgoingLink[] => {
    const link = classifyLink(target);
    const to = link.kind === 'site' && !target.startsWith('/assets/') ? link : ownAddress(target, site);
    return to ? [{ file, ...placeOfText(text, target), target, path: to.path, hash: to.hash, context: null }] : [];
  });
}

function addressOf({ attributes }: HtmlTag): string | null {
  const href = attributes.get('href');
  return typeof href === 'string' ? href : null;
}

function placeOfText(source: string, text: string): TextPosition {
  const at = ['"', "'", '`'].map((quote) => source.indexOf(quote + text + quote)).find((offset) => offset >= 0);
  return placeInText(source, at === undefined ? 0 : at + 1);
}

/** Whether HTML contains neither text nor visible elements without text. */
export function isEmpty(html: string): boolean {
  if (/<(?:img|svg|canvas|video|picture|input|iframe|object)\b/.test(html)) return false;
  return html.replace(/<!--[\s\S]*?-->|<template\b[\s\S]*?<\/template>|<[^>]*>/g, '').trim() === '';
}

function emptyPage(file: string): Diagnostic {
  const hint =
    'Return content before effects run, at least a heading: search engines and readers without scripts see nothing ' +
    'else. For a page that only leads to another, add to "redirects" in site.config.ts.';
  const message = `The page ${file} renders neither text nor a picture.`;
  return fileError(file, 'page/empty', message, hint);
}

/** The problem of a React page that throws, at the line of the site's sources where it does. */
export function thrownError(root: string, file: string, error: unknown): Diagnostic {
  return {
    ...(thrownPlace(root, error) ?? { file, line: 1, column: 1 }),
    rule: 'page/throws',
    severity: 'error',
    message: `The page ${file} cannot be rendered: ${messageOf(error)}`,
    hint: 'Pages are rendered at build time, without a browser: window, document and storage belong in effects.',
  };
}

/**
 * Marks the link of the current page in a sidebar fragment and opens the categories around it. Done on the finished
 * text, because one fragment serves all pages of a version and rendering it for each would be most of a build.
 */
function markCurrent(fragment: string, href: string): string {
  const link = `href="${escapeAttribute(href)}"`;
  const at = fragment.indexOf(`${link}>`) >= 0 ? fragment.indexOf(`${link}>`) : fragment.indexOf(`${link} `);
  if (at < 0) return fragment;
  const opened = openAncestors(fragment.slice(0, at));
  return `${opened}${link} aria-current="page"${openOwn(fragment.slice(at + link.length))}`;
}

/** The link to a category's own page directly precedes its disclosure, which then opens. */
function openOwn(after: string): string {
  return after.replace(/^([^<]*<\/a><details\b(?![^>]* open)[^>]*)>/, '$1 open="">');
}

/** Opens every `<details>` that is not closed again in the text before the link. */
function openAncestors(before: string): string {
  const starts: number[] = [];
  for (const match of before.matchAll(/<(\/?)details\b[^>]*>/g)) {
    if (match[1]) starts.pop();
    else starts.push(match.index);
  }
  let out = before;
  for (const start of starts.reverse()) {
    const end = out.indexOf('>', start);
    if (!/ open\b/.test(out.slice(start, end))) out = `${out.slice(0, end)} open=""${out.slice(end)}`;
  }
  return out;
}
