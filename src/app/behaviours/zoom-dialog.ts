import { make, showDialog } from './dom';

/** Shows an image as large as the window allows. */
export function showImage(image: HTMLImageElement): void {
  const full = make('img', {
    src: image.currentSrc || image.src,
    srcset: image.getAttribute('srcset'),
    sizes: '96vw',
    alt: image.alt,
    class: 'zoom__image',
  });
  const close = make('button', { type: 'button', class: 'button zoom__close' }, 'Close');
  const dialog = make('dialog', { class: 'zoom', 'aria-label': image.alt || 'Image' }, full, close);
  close.addEventListener('click', () => dialog.close());
  full.addEventListener('click', () => dialog.close());
  showDialog(dialog);
}
