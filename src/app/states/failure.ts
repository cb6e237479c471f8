import { PROGRESS_DELAY_MS } from '../../shared/constants';
import { messageOf } from '../../shared/errors';
import type { BrowserStrings } from '../../shared/strings/model';
import { make, showDialog } from '../behaviours/dom';
import { ERROR_BOX_ID } from '../early-script';

type Words = BrowserStrings['shell'];

/**
 * Says above the page how far the loading of its code has come: a spinner when it takes long, the red box when it
 * fails. The page's static HTML stays readable meanwhile, and when the code never comes. Gives the code, or `null`.
 */
export async function showStatus<T>(main: HTMLElement, loading: Promise<T>, strings: Words): Promise<T | null> {
  const text = make('span', { class: 'visually-hidden' }, strings.loading);
  const spinner = make('div', { class: 'spinner', role: 'status' }, text);
  const timer = setTimeout(() => main.prepend(spinner), PROGRESS_DELAY_MS);
  try {
    return await loading;
  } catch (error) {
    main.prepend(errorBox(messageOf(error)));
    return null;
  } finally {
    clearTimeout(timer);
    spinner.remove();
  }
}

/**
 * Says in a dialog that what the reader asked for could not be loaded, as it happens without network and after a
 * deployment. `name` is the name of the dialog, `message` what it says. Plain: React may be what could not be loaded.
 */
export function showFailure(error: unknown, strings: Words, name = strings.notLoaded, message = name): void {
  console.warn(message, error);
  const box = errorBox(message);
  const close = make('button', { type: 'button', class: 'button' }, strings.close);
  const dialog = make('dialog', { 'aria-label': name }, box);
  box.append(close);
  close.addEventListener('click', () => dialog.close());
  showDialog(dialog);
}

/** Shows `showFailure` when the code for what the reader asked for cannot be loaded. */
export const onFailure =
  (strings: Words) =>
  (error: unknown): void =>
    showFailure(error, strings);

/** The red box of what could not be loaded, from the template of the shell. Retry reloads the document. */
function errorBox(message: string): HTMLElement {
  const { content } = document.getElementById(ERROR_BOX_ID) as HTMLTemplateElement;
  const box = (content.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
  box.querySelector('p')?.replaceChildren(message);
  box.querySelector('button')?.addEventListener('click', () => location.reload());
  return box;
}
