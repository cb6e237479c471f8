import strings from 'virtual:strings/variables';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { docPath, pageAddress, withBase } from '../../../shared/urls';
import { readVersionOutput, type VersionOutput } from '../../../shared/workbench/builder/version-output';
import { make } from '../../behaviours/dom';
import { versionsOf } from '../data';
import { toolName } from './summary';

/** A field for what a version command prints, and below it what was read. `take` is called with that. */
export function versionField(site: SiteData, page: PageMeta, take: (found: VersionOutput) => void): HTMLElement[] {
  const found = make('p', { class: 'variables__found', 'aria-live': 'polite' });
  const pasted = make('textarea', { class: 'filter-bar__input', rows: '2', spellcheck: 'false' });
  pasted.addEventListener('input', () => {
    const read = readVersionOutput(pasted.value);
    if (!read) return found.replaceChildren(pasted.value.trim() === '' ? '' : strings.noVersion);
    take(read);
    found.replaceChildren(
      fill(strings.found, { tool: toolName(read.tool), version: read.version }),
      ...linkTo(read.version, site, page),
    );
  });
  return [make('label', { class: 'variables__paste' }, make('span', {}, strings.paste), pasted), found];
}

/** A link to the page of a version, where the site has that version and the page is of another one. */
function linkTo(label: string, site: SiteData, { docs }: PageMeta): (HTMLElement | string)[] {
  const versions = versionsOf(site);
  const version = versions.find((one) => one.name === label) ?? versions.find((one) => one.label === label);
  const here = versions.find((one) => one.name === docs?.version);
  if (!version || !docs || here?.label === version.label || docs.absentIn.includes(version.name)) return [];
  const href = withBase(pageAddress(site, docPath(version, docs.page)), site.base);
  return [' ', make('a', { href }, fill(strings.pageOf, { version: label }))];
}
