import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandModel } from '../../../shared/commands/model';
import { readSteps, type TerminalStep } from '../../../shared/commands/terminal';
import { PROJECT_ROOT } from '../../model/cache';
import { siteConfigSchema } from '../config/schema';
import { versionOrder } from '../versions';
import { walk } from '../walk';
import { commandModelAt } from './command-model';
import { loadGadgets } from './load';

/** A page's file, and the model of the page's version. */
interface PageOf {
  file: string;
  model: CommandModel;
}

/** Code of a page. */
interface PageCode extends PageOf {
  language: string;
  code: string;
}

/** A command and its output in a terminal of a page. */
interface PageStep extends TerminalStep, PageOf {}

/**
 * The terminals of the pages and posts of the site of a configuration, but those marked as historical: no version of
 * the data has what is typed there.
 */
export function terminalsOfPages(config: unknown): PageCode[] {
  return pagesOf(config).flatMap((page) => terminals(page.file).map((terminal) => ({ ...page, ...terminal })));
}

/** Everything typed and printed in these terminals. */
export function stepsOfPages(config: unknown): PageStep[] {
  return terminalsOfPages(config).flatMap(({ file, model, language, code }) =>
    readSteps(code, language).map((step) => ({ ...step, file, model })),
  );
}

/** Inline code in the text of the pages. */
export function codeInText(config: unknown): PageCode[] {
  return pagesOf(config).flatMap((page) => {
    const text = textOf(page.file).replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
    return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => ({ ...page, language: 'bash', code }));
  });
}

function pagesOf(config: unknown): PageOf[] {
  const { catalogue } = loadGadgets(PROJECT_ROOT, versionOrder(siteConfigSchema.parse(config)));
  const files = walk(path.join(PROJECT_ROOT, 'content'), (file) => file.endsWith('.md'));
  return files.flatMap((file) => {
    const model = commandModelAt(catalogue, versionOf(file) ?? catalogue.latest);
    return model ? [{ file, model }] : [];
  });
}

function textOf(file: string): string {
  return readFileSync(path.join(PROJECT_ROOT, 'content', file), 'utf8');
}

/** The version a page is checked with: its own layer's; posts have none and take the newest release. */
function versionOf(file: string): string | undefined {
  return /^docs\/([^/]+)\//.exec(file)?.[1];
}

/** Terminal blocks of a page with their language. */
function terminals(file: string): { language: string; code: string }[] {
  return [...textOf(file).matchAll(/^( *)```(bash|sh|console)\b(?!.*\bhistorical\b)[^\n]*\n([\s\S]*?)^ *```/gm)].map(
    ([, indent = '', language = '', code = '']) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}
