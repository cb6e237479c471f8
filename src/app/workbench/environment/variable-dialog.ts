import strings from 'virtual:strings/variables';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { announce } from '../../announce';
import { make, showDialog } from '../../behaviours/dom';
import { actionsFor } from './actions';
import { environmentFields } from './fields';
import { keepValues } from './keep';

/** Asks for the reader's environment, beginning with the field of one name. All is kept on this device only. */
export function editEnvironment(name: string, site: SiteData, page: PageMeta): void {
  const fields = environmentFields(site, page, name);
  const form = make(
    'form',
    { method: 'dialog', class: 'variables__form' },
    make('h2', { id: 'variables-title' }, strings.title),
    make('p', {}, strings.text),
    ...fields.elements,
    actionsFor(fields, site, make('button', { class: 'button button--primary' }, strings.useThese), () =>
      dialog.close(),
    ),
  );
  const dialog = make('dialog', { 'aria-labelledby': 'variables-title' }, form);
  form.addEventListener('submit', () => {
    keepValues(fields.entered());
    announce(strings.valuesUsed);
  });
  showDialog(dialog);
  fields.select(name);
}
