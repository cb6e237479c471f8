import strings from 'virtual:strings/workbench';
import type { FieldView } from '../../../shared/gadgets/view';
import type { SiteData } from '../../../shared/site-data';
import type { OutputTable } from '../../../shared/workbench/output/pasted-output';
import type { Recognised } from '../../../shared/workbench/output/recognise';
import { make } from '../../behaviours/dom';
import { targetHref, type VersionCommands } from '../data';

/** What each column of a table means, with the row of the reference. */
export function meanings(
  { names }: OutputTable,
  { fields, gadget, source }: Recognised,
  { version, anchors }: VersionCommands,
  site: SiteData,
): HTMLElement {
  const page = anchors.gadgetPage(gadget.name);
  const entries = names.flatMap((name, column) => {
    const field = fields[column];
    if (!field) return [make('dt', {}, make('code', {}, name)), make('dd', {}, strings.noField)];
    const anchor = anchors.field(gadget.name, source.name, field.name);
    return entry(field, targetHref(site, version, { page, anchor }));
  });
  return make(
    'section',
    { class: 'workbench__part' },
    make('h3', {}, strings.columns),
    make('dl', { class: 'workbench__words' }, ...entries),
  );
}

function entry({ name, meaning, type, unit }: FieldView, href: string): HTMLElement[] {
  const about = [type, unit].filter((one) => one !== undefined).join(' · ');
  return [
    make('dt', {}, make('code', {}, name)),
    make(
      'dd',
      {},
      `${meaning}. `,
      make('span', { class: 'workbench__details' }, about),
      ' ',
      make('a', { href }, strings.reference),
    ),
  ];
}
