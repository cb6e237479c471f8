import type { BrowserStrings } from '../../shared/strings/model';
import { onFailure } from '../states/failure';
import type { Behaviour, BehaviourContext } from './behaviour';
import { make, watchSizes } from './dom';

/** A drawing shown smaller than this share of its size is offered in full. */
const SMALL = 0.95;

/** Whether a drawing is shown smaller than it is, or not all of it at once. */
function isSmall(drawing: SVGSVGElement): boolean {
  const { viewBox, parentElement } = drawing;
  const { width } = drawing.getBoundingClientRect();
  const scrolls = parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth + 1;
  return width > 0 && (scrolls || width < viewBox.baseVal.width * SMALL);
}

/** A button that opens a drawing in full. */
export function openButton(name: string, strings: BrowserStrings, find: () => SVGSVGElement | undefined): HTMLElement {
  const button = make('button', { type: 'button', class: name, 'aria-haspopup': 'dialog' }, strings.article.openLarge);
  button.addEventListener('click', () => {
    const drawing = find();
    if (!drawing) return;
    import('./zoom-drawing').then(({ openDrawing }) => openDrawing(drawing, strings), onFailure(strings.shell));
  });
  return button;
}

/**
 * Large drawings that are shown smaller than they are drawn, or scroll, can be opened; the page keeps room for the
 * button. Plain: it comes near by scrolling, which loads no React.
 */
export function startDrawings({ site }: BehaviourContext): Behaviour {
  function offer(drawing: SVGSVGElement): void {
    if (drawing.parentElement?.querySelector('.diagram__open')) return;
    drawing.parentElement?.append(openButton('diagram__open', site.strings, () => drawing));
  }

  return {
    onPage(main) {
      return watchSizes(main.querySelectorAll<SVGSVGElement>('.diagram--large > svg'), (drawings) => {
        for (const drawing of drawings.filter(isSmall)) offer(drawing);
      });
    },
  };
}
