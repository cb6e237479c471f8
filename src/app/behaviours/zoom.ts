import type { BrowserStrings } from '../../shared/strings/model';
import { showFailure } from '../states/failure';
import type { Behaviour, Surroundings } from './behaviour';

/** What opens in full where it is shown smaller than it is: images of content. */
const ZOOMABLE = 'img.image';

/** Makes shrunken images buttons that open them in a dialog. */
export function startZoom({ site }: Surroundings): Behaviour {
  const { strings } = site;
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLImageElement && target.matches('[data-zoom]')) open(target, strings);
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLImageElement) || !target.matches('[data-zoom]'))
      return;
    event.preventDefault();
    open(target, strings);
  });
  return {
    onPage(main) {
      const observer = new ResizeObserver((entries) => {
        for (const { target } of entries) if (target instanceof HTMLImageElement) mark(target);
      });
      main.querySelectorAll<HTMLImageElement>(ZOOMABLE).forEach((image) => observer.observe(image));
      return () => observer.disconnect();
    },
  };
}

/** The attributes say how large the image is; the file shown may be a smaller one. */
function mark(image: HTMLImageElement): void {
  const full = Number(image.getAttribute('width'));
  const shrunken = full > image.clientWidth + 1 && image.clientWidth > 0 && !image.closest('a');
  image.toggleAttribute('data-zoom', shrunken);
  if (shrunken) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-haspopup', 'dialog');
  } else {
    for (const name of ['tabindex', 'role', 'aria-haspopup']) image.removeAttribute(name);
  }
}

function open(image: HTMLImageElement, strings: BrowserStrings): void {
  import('./zoom-image').then(
    ({ openImage }) => openImage(image, strings),
    (error: unknown) => showFailure(error, strings.shell),
  );
}
