import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandModel } from '../../../shared/commands/model';
import { readSteps, type TerminalStep } from '../../../shared/commands/terminal';
import { PROJECT_ROOT } from '../../model/cache';
import { siteConfigSchema } from '../config/schema';
import { versionOrder } from '../docs/version-order';
import { walk } from '../walk';
import { commandModelAt } from './command-model';
import { loadGadgets } from './load';

/** What is typed and printed in a terminal of a page, with the model of the page's version. */
interface PageStep extends TerminalStep {
  file: string;
  model: CommandModel;
}

/**
 * Everything typed on the pages and in the posts of the site of a configuration, but what is marked as historical: no
 * version of the data has that.
 */
export function stepsOfPages(config: unknown): PageStep[] {
  const { catalogue } = loadGadgets(PROJECT_ROOT, versionOrder(siteConfigSchema.parse(config)));
  const files = walk(path.join(PROJECT_ROOT, 'content'), (file) => file.endsWith('.md'));
  return files.flatMap((file) => {
    const model = commandModelAt(catalogue, versionOf(file) ?? catalogue.latest);
    if (!model) return [];
    return terminals(file).flatMap(({ language, code }) =>
      readSteps(code, language).map((step) => ({ ...step, file, model })),
    );
  });
}

/** The version a page is checked with: its own layer's; posts have none and take the newest release. */
function versionOf(file: string): string | undefined {
  return /^docs\/([^/]+)\//.exec(file)?.[1];
}

/** Terminal blocks of a page with their language. */
function terminals(file: string): { language: string; code: string }[] {
  const text = readFileSync(path.join(PROJECT_ROOT, 'content', file), 'utf8');
  return [...text.matchAll(/^( *)```(bash|sh|console)\b(?!.*\bhistorical\b)[^\n]*\n([\s\S]*?)^ *```/gm)].map(
    ([, indent = '', language = '', code = '']) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}
