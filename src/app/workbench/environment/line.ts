import strings from 'virtual:strings/variables';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { make } from '../../behaviours/dom';
import { actionsFor } from './actions';
import { environmentFields } from './fields';
import { keepValues } from './keep';

/** What the fields of a line are opened with. */
interface LineOptions {
  line: HTMLElement;
  /** The button of the line, which opens and closes them. */
  button: HTMLElement;
  site: SiteData;
  page: PageMeta;
}

/** What is typed is used after this pause, in milliseconds. */
const PAUSE = 200;

/**
 * Opens the fields of the environment below its line, or closes them. The commands of the page follow while the reader
 * types, and everything is kept at once.
 */
export function toggleEnvironment(options: LineOptions): void {
  const { line, button, site, page } = options;
  const below = line.nextElementSibling;
  if (below?.matches('.env-fields')) return close(below, button);
  const fields = environmentFields(site, page, null);
  const done = make('button', { class: 'button button--primary' }, strings.done);
  const form = make(
    'form',
    { class: 'env-fields', 'aria-label': strings.title },
    make('p', { class: 'env-fields__note' }, strings.text),
    ...fields.elements,
    actionsFor(fields, site, done, () => {
      form.remove();
      toggleEnvironment(options);
    }),
  );
  let pause: ReturnType<typeof setTimeout> | undefined;
  function use(): void {
    clearTimeout(pause);
    keepValues(fields.entered());
  }
  form.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(use, PAUSE);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    use();
    close(form, button);
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    use();
    close(form, button);
  });
  line.after(form);
  button.setAttribute('aria-expanded', 'true');
  form.querySelector('select')?.focus();
}

function close(form: Element, button: HTMLElement): void {
  form.remove();
  button.setAttribute('aria-expanded', 'false');
  button.focus();
}
