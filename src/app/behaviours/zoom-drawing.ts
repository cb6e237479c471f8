import '../styles/zoom.css';
import type { BrowserStrings } from '../../shared/strings/model';
import { make, showDialog } from './dom';

const STEP = 1.3;
const LARGEST = 6;

/**
 * Shows a drawing in a dialog, as large as the window at first; it can be enlarged and moved by pointer, wheel and keys.
 * Plain: it shows a copy of an element of the article.
 */
export function openDrawing(drawing: SVGSVGElement, { shell }: BrowserStrings): void {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const label = drawing.getAttribute('aria-label') ?? 'Image';
  const stage = make('div', { class: 'zoom__stage diagram', tabindex: '0', role: 'region', 'aria-label': label }, copy);
  const { width, height } = drawing.viewBox.baseVal;
  let scale = 1;

  const fitting = (): number => Math.min(stage.clientWidth / width, stage.clientHeight / height);
  /** What is in the middle stays there. */
  function zoom(to: number): void {
    const x = (stage.scrollLeft + stage.clientWidth / 2) / scale;
    const y = (stage.scrollTop + stage.clientHeight / 2) / scale;
    scale = Math.min(LARGEST, Math.max(Math.min(1, fitting()), to));
    copy.setAttribute('width', String(Math.round(width * scale)));
    copy.setAttribute('height', String(Math.round(height * scale)));
    const [left, top] = [x * scale - stage.clientWidth / 2, y * scale - stage.clientHeight / 2];
    stage.scrollTo({ left, top, behavior: 'instant' });
  }

  const button = (text: string, act: () => void): HTMLButtonElement => {
    const made = make('button', { type: 'button', class: 'button' }, text);
    made.addEventListener('click', act);
    return made;
  };
  const tools = [
    button('Zoom in', () => zoom(scale * STEP)),
    button('Zoom out', () => zoom(scale / STEP)),
    button(shell.close, () => dialog.close()),
  ];
  const dialog = make(
    'dialog',
    { class: 'zoom zoom--drawing', 'aria-label': label },
    stage,
    make('div', { class: 'zoom__tools' }, ...tools),
  );
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(scale * STEP);
    else if (event.key === '-') zoom(scale / STEP);
    else if (event.key === '0') zoom(fitting());
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(scale * (event.deltaY < 0 ? STEP : 1 / STEP));
    },
    { passive: false },
  );
  dragToScroll(stage);
  showDialog(dialog);
  // Letters are never smaller than they are drawn to be read; what does not fit is moved into sight.
  zoom(Math.max(1, Math.min(fitting(), 2)));
  stage.scrollTo(0, 0);
  stage.focus();
}

/** A mouse moves the content by dragging, as a finger does. */
function dragToScroll(stage: HTMLElement): void {
  stage.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.preventDefault();
    stage.focus();
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    if (!stage.hasPointerCapture(event.pointerId)) return;
    stage.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  });
}
