import words from 'virtual:strings/zoom';
import '../styles/zoom.css';
import type { BrowserStrings } from '../../shared/strings/model';
import { make, showDialog } from './dom';

/** Shows an image in a dialog, as large as the window allows. */
export function openImage(image: HTMLImageElement, { shell }: BrowserStrings): void {
  const full = make('img', {
    src: image.currentSrc || image.src,
    srcset: image.getAttribute('srcset'),
    sizes: '96vw',
    alt: image.alt,
    class: 'zoom__image',
  });
  const close = make('button', { type: 'button', class: 'button zoom__close' }, shell.close);
  const dialog = make('dialog', { class: 'zoom', 'aria-label': image.alt || words.image }, full, close);
  close.addEventListener('click', () => dialog.close());
  full.addEventListener('click', () => dialog.close());
  showDialog(dialog);
}
