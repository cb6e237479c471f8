import { make } from './dom';

/**
 * Things of other hosts: a page shows a link, and a click puts the player or the picture in its place. Nothing is
 * asked of the other host before. With a key held down, or without scripts, the link leads there.
 */
export function followEmbeds(): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('.embed__link') : null;
    const box = link?.closest<HTMLElement>('[data-embed]');
    if (!link || !box) return;
    event.preventDefault();
    const title = link.querySelector('.embed__title') ?? link;
    const shown = contentOf(box, title.textContent?.trim() ?? '');
    link.replaceWith(shown);
    shown.focus({ preventScroll: true });
  });
}

function contentOf({ dataset }: HTMLElement, title: string): HTMLElement {
  const source = dataset['embed'] ?? '';
  if (dataset['kind'] === 'img') {
    const size = { width: dataset['width'] ?? null, height: dataset['height'] ?? null };
    return make('img', { src: source, alt: title, ...size, tabindex: '-1', referrerpolicy: 'no-referrer' });
  }
  if (dataset['kind'] === 'video') return make('video', { src: source, controls: '', 'aria-label': title });
  return make('iframe', { src: source, title, allow: 'fullscreen; picture-in-picture' });
}
