import { showFailure } from '../states/failure';
import type { Behaviour, Surroundings } from './behaviour';
import { make } from './dom';

/** A drawing shown smaller than this share of its size is offered in full. */
const SMALL = 0.95;

/** Whether a drawing is shown smaller than it is, or not all of it at once. */
function isSmall({ viewBox, parentElement }: SVGSVGElement, width: number): boolean {
  const scrolls = parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth + 1;
  return width > 0 && (scrolls || width < viewBox.baseVal.width * SMALL);
}

/**
 * Large drawings that are shown smaller than they are drawn, or scroll, can be opened; the page keeps room for the
 * button.
 */
export function startDrawings({ site }: Surroundings): Behaviour {
  const { strings } = site;

  function offer(figure: Element, drawing: SVGSVGElement): void {
    if (figure.querySelector('.diagram__open')) return;
    const button = make(
      'button',
      { type: 'button', class: 'diagram__open', 'aria-haspopup': 'dialog' },
      strings.article.openLarge,
    );
    button.addEventListener('click', () => {
      import('./zoom-drawing').then(
        ({ openDrawing }) => openDrawing(drawing, strings),
        (error: unknown) => showFailure(error, strings.shell),
      );
    });
    figure.append(button);
  }

  return {
    onPage(main) {
      const observer = new ResizeObserver((entries) => {
        const small = entries.flatMap(({ target, contentRect }) =>
          target instanceof SVGSVGElement && isSmall(target, contentRect.width) ? target : [],
        );
        for (const drawing of small) if (drawing.parentElement) offer(drawing.parentElement, drawing);
      });
      main.querySelectorAll('.diagram--large > svg').forEach((drawing) => observer.observe(drawing));
      return () => observer.disconnect();
    },
  };
}
