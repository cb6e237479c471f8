import { structuredPatch } from 'diff';
import * as z from 'zod';
import { dataChanges } from '../../../shared/changes/data-changes';
import { byKind, changeText, KIND_TITLES } from '../../../shared/changes/sentences';
import { changedPages, PAGE_CHANGES } from '../../../shared/history';
import type { BuiltSite } from '../built-site';
import { PAGE } from './pages';
import { defineTool } from './tool';

type Version = ReturnType<BuiltSite['version']>;

/** What two versions, or two versions of a page, say differently. */
export const compareVersionsTool = defineTool({
  name: 'compare_versions',
  title: 'Compare two versions, or a page in them',
  description:
    'Lists what is new, gone, renamed or different in tools, gadgets and pages between two versions. With a page, ' +
    'gives the lines in which it differs, in the form of a unified diff.',
  input: z.strictObject({
    page: PAGE.optional(),
    from: z.string().describe('The version before, for example "v0.45.0".'),
    to: z.string().describe('The version after, for example "v0.46.0".'),
  }),
  answer(site, { page, from, to }) {
    const [before, after] = [site.version(from), site.version(to)];
    return page === undefined ? changesBetween(site, before, after) : pageChanges(site, page, before, after);
  },
});

function changesBetween(site: BuiltSite, before: Version, after: Version): string {
  const [old, now] = [site.commands(before).model, site.commands(after).model];
  const data = byKind(dataChanges(old, now)).map(({ kind, changes }) => {
    const lines = changes.map(({ of, ...change }) => {
      const owners = of.length === 0 ? '' : `: ${of.map((name) => `\`${name}\``).join(', ')}`;
      return `- \`${change.name}\` ${changeText({ of, ...change })}${owners}`;
    });
    return `## ${KIND_TITLES[kind]}\n\n${lines.join('\n')}`;
  });
  const pages = changedPages(site.history(), old.version, now.version).map(
    ({ address, title, change }) => `- ${title} (${address === '' ? 'home page' : address}): ${PAGE_CHANGES[change]}`,
  );
  const parts = [...data, ...(pages.length > 0 ? [`## Pages\n\n${pages.join('\n')}`] : [])];
  return parts.length === 0
    ? `Nothing differs between ${before.name} and ${after.name}.`
    : [`# From ${old.version} to ${now.version}`, ...parts].join('\n\n');
}

function pageChanges(site: BuiltSite, page: string, before: Version, after: Version): string {
  const [old, now] = [site.pageIn(page, before), site.pageIn(page, after)];
  if (!old && !now) site.page(page, after);
  if (!old) return `The page is new in ${after.name}: ${now?.path}.`;
  if (!now) return `The page is in ${before.name} only: ${old.path}.`;
  // Addresses of the version itself, which differ everywhere, are no change.
  const plain = ({ text }: { text: string }, { name }: Version): string =>
    `${text.replaceAll(`/docs/${name}/`, '/docs/VERSION/').replaceAll(`:${name}`, ':VERSION')}\n`;
  const texts = [plain(old, before), plain(now, after)] as const;
  const { hunks } = structuredPatch(old.path, now.path, ...texts, undefined, undefined, { context: 2 });
  if (hunks.length === 0) return `The page says the same in ${before.name} and ${after.name}.`;
  const changes = hunks.map(({ lines }) => lines.join('\n')).join('\n@@\n');
  return `\`\`\`diff\n--- ${old.path}\n+++ ${now.path}\n${changes}\n\`\`\``;
}
