import { PROGRESS_DELAY_MS } from '../../shared/constants';
import { messageOf } from '../../shared/errors';
import type { BrowserStrings } from '../../shared/strings/model';
import { make, showDialog } from '../behaviours/dom';
import { ERROR_BOX_ID } from '../inline-scripts';

type Words = BrowserStrings['shell'];

/**
 * Shows above the page that its code is loading, when that takes long, and the red box when it fails. The page's static
 * HTML stays readable. Resolves with the code, or `null`.
 */
export async function showStatus<T>(main: HTMLElement, loading: Promise<T>, strings: Words): Promise<T | null> {
  const text = make('span', { class: 'visually-hidden' }, strings.loading);
  const spinner = make('div', { class: 'spinner', role: 'status' }, text);
  const timer = setTimeout(() => main.prepend(spinner), PROGRESS_DELAY_MS);
  try {
    return await loading;
  } catch (error) {
    // Browsers report a file that is missing in words that explain nothing to readers.
    const reason = error instanceof TypeError ? `${strings.notLoaded}\n` : '';
    main.prepend(errorBox(reason + messageOf(error)));
    return null;
  } finally {
    clearTimeout(timer);
    spinner.remove();
  }
}

/**
 * Reports in a dialog that code which the reader needs failed to load, as happens without network and after a deployment.
 * `name` is the name of the dialog. Plain: React may be the code that failed to load.
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

/** `showFailure` as a handler of rejections. */
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
