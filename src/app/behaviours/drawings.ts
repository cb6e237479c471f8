import { onFailure } from '../states/failure';
import type { Behaviour, Surroundings } from './behaviour';
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

/** Large drawings shown smaller than drawn, or scrolling, can be opened in full. Plain: scrolling loads no React. */
export function startDrawings({ site }: Surroundings): Behaviour {
  const { strings } = site;

  function offer(drawing: SVGSVGElement): void {
    if (drawing.parentElement?.querySelector('.diagram__open')) return;
    const button = make(
      'button',
      { type: 'button', class: 'diagram__open', 'aria-haspopup': 'dialog' },
      strings.article.openLarge,
    );
    button.addEventListener('click', () => {
      import('./zoom-drawing').then(({ openDrawing }) => openDrawing(drawing, strings), onFailure(strings.shell));
    });
    drawing.parentElement?.append(button);
  }

  return {
    onPage(main) {
      return watchSizes(main.querySelectorAll<SVGSVGElement>('.diagram--large > svg'), (drawings) => {
        for (const drawing of drawings.filter(isSmall)) offer(drawing);
      });
    },
  };
}
