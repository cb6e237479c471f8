import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripBase } from '../../../shared/urls';
import { DiagnosticsError, fileError, type Diagnostic, placeInText, type TextPosition } from '../../model/diagnostic';
import type { PlannedPage, OutgoingLink } from '../../plan/planned-page';
import type { RenderContext } from './render-context';
import { htmlTokens, type HtmlTag } from '../../markdown/tree/html-tokens';
import { isWhole, ownAddress, classifyLink } from '../../plan/resolve-link';
import type { SiteConfig } from '../../read/config/schema';
import { messageOf, thrownPlace } from '../../model/errors';

/**
 * A React page in the element that React takes over, and whether it does without. A page that throws or shows nothing
 * is a problem, which `onFailedPage` collects.
 */
export async function renderModule(
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
