import '../styles/dialog.css';
import '../styles/zoom.css';
import type { BrowserStrings } from '../../shared/strings/model';
import { make, showDialog } from './dom';

const STEP = 1.3;
const LARGEST = 6;
/** The share of the window that a drawing may take at first. */
const WIDEST = 0.92;

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

  /** The stage is as high as the drawing, up to a part of the window. */
  const fitting = (): number => {
    const { maxHeight } = getComputedStyle(stage);
    return Math.min((innerWidth * WIDEST) / width, Number.parseFloat(maxHeight) / height);
  };
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

  const button = (name: string, sign: string, act: () => void, look = 'button'): HTMLButtonElement => {
    const made = make('button', { type: 'button', class: look, 'aria-label': name }, sign);
    made.addEventListener('click', act);
    return made;
  };
  const key = (name: string, does: string): HTMLElement => make('span', {}, make('kbd', {}, name), ` ${does}`);
  const head = make(
    'div',
    { class: 'dialog__head' },
    // The rest of the name lists the words in the drawing.
    make('h2', {}, label.replace(/:.*/s, '')),
    button('Zoom out', '−', () => zoom(scale / STEP)),
    button('Zoom in', '+', () => zoom(scale * STEP)),
    button(shell.close, '', () => dialog.close(), 'dialog__close'),
  );
  const help = [key('+ −', 'Zoom'), key('0', 'Fit'), key('Esc', shell.close)];
  const foot = make(
    'div',
    { class: 'dialog__foot' },
    make('div', { class: 'dialog__keys', 'aria-hidden': 'true' }, ...help),
  );
  const dialog = make('dialog', { class: 'dialog zoom', 'aria-label': label }, head, stage, foot);
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
  // The buttons stay where they are while the drawing grows.
  dialog.style.width = `${dialog.offsetWidth}px`;
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
