// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { View } from '../router/view';
import { all, eventually, key, one, texts } from '../test-document';
import { collectListeners } from '../test-listeners';
import type { Behaviour, Surroundings } from './behaviour';
import { startDrawings } from './drawings';
import { startZoom } from './zoom';

const AROUND = { site: { strings: en } as unknown as SiteData, router: {} } as unknown as Surroundings;

/** What is watched for its size, and what says that sizes are known. */
let watched: Element[] = [];
let resized: (width: number) => void = () => undefined;
const widths = new Map<Element, number>();
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(call: (entries: { target: Element; contentRect: { width: number } }[]) => void) {
      resized = (width) => call(watched.map((target) => ({ target, contentRect: { width } })));
    }
    observe(element: Element): void {
      watched.push(element);
    }
    disconnect(): void {
      watched = [];
    }
  },
);
const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientWidth');
const ownHeight = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientHeight');
Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
  configurable: true,
  get(this: Element) {
    return widths.get(this) ?? (this.classList.contains('zoom__stage') ? 400 : 0);
  },
});
Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
  configurable: true,
  get(this: Element) {
    return this.classList.contains('zoom__stage') ? 300 : 0;
  },
});
const removeListeners = collectListeners();
const zoom = startZoom(AROUND);
const drawings = startDrawings(AROUND);
afterAll(() => {
  removeListeners();
  vi.unstubAllGlobals();
  if (own) Object.defineProperty(HTMLElement.prototype, 'clientWidth', own);
  if (ownHeight) Object.defineProperty(HTMLElement.prototype, 'clientHeight', ownHeight);
});

let end: (() => void) | void;
beforeEach(() => {
  watched = [];
  widths.clear();
});
afterEach(() => {
  all<HTMLDialogElement>('dialog').forEach((dialog) => dialog.close());
  end?.();
});

function show(behaviour: Behaviour, html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.body.firstElementChild as HTMLElement;
  end = behaviour.onPage(main, {} as View);
  return main;
}
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');

const IMAGE = '<img class="image" src="/a.webp" srcset="/a-2.webp 2x" alt="A tree" width="800">';

test('an image that is shown smaller than it is opens in full, by a press and by keys', async () => {
  show(zoom, IMAGE);
  const image = one<HTMLImageElement>('img');
  widths.set(image, 400);
  resized(0);
  expect(['tabindex', 'role', 'aria-haspopup', 'data-zoom'].map((name) => image.getAttribute(name))).toEqual([
    '0',
    'button',
    'dialog',
    '',
  ]);
  image.click();
  await eventually(() => expect(dialog()).not.toBe(null));
  expect(dialog()?.getAttribute('aria-label')).toBe('A tree');
  const full = one('dialog img');
  expect([full.getAttribute('srcset'), full.getAttribute('alt')]).toEqual(['/a-2.webp 2x', 'A tree']);
  full.click();
  expect(dialog()).toBe(null);
  for (const [name, opens] of [
    ['Enter', true],
    [' ', true],
    ['a', false],
  ] as const) {
    expect(key(image, name).defaultPrevented).toBe(opens);
    if (opens) await eventually(() => expect(dialog()).not.toBe(null));
    expect(dialog() !== null).toBe(opens);
    dialog()?.querySelector('button')?.click();
    expect(dialog()).toBe(null);
  }
});

test.each([
  ['is as large as it is', IMAGE, 800],
  ['is smaller by a pixel', IMAGE, 799],
  ['is not laid out yet', IMAGE, 0],
  ['is a link', `<a href="/x">${IMAGE}</a>`, 400],
])('an image that %s is no button', (_, html, width) => {
  show(zoom, html);
  const image = one<HTMLImageElement>('img');
  widths.set(image, width);
  resized(0);
  expect(image.hasAttribute('data-zoom')).toBe(false);
  expect(image.hasAttribute('role')).toBe(false);
});

test('an image that gets its room back is a button no more; other images never are', () => {
  show(zoom, `${IMAGE}<img src="/icon.png" width="900">`);
  const image = one<HTMLImageElement>('img');
  expect(watched).toEqual([image]);
  widths.set(image, 798);
  resized(0);
  expect(image.hasAttribute('data-zoom')).toBe(true);
  widths.set(image, 800);
  resized(0);
  expect(image.outerHTML).toBe(IMAGE);
  image.click();
  expect(dialog()).toBe(null);
});

const DRAWING = '<figure class="diagram--large"><svg viewBox="0 0 1000 500" aria-label="A plan"></svg></figure>';

test('a drawing that is shown smaller than it is drawn is offered in full, once', async () => {
  show(drawings, DRAWING);
  for (const width of [0, 950, 1000]) resized(width);
  expect(one('.diagram__open')).toBe(null);
  resized(949);
  resized(500);
  expect(texts('.diagram__open')).toEqual([en.article.openLarge]);
});

async function openDrawing(): Promise<{ size: () => string; press: (name: string, more?: KeyboardEventInit) => void }> {
  show(drawings, DRAWING);
  resized(500);
  one('.diagram__open').click();
  await eventually(() => expect(dialog()).not.toBe(null));
  const copy = one<SVGElement>('dialog svg');
  return {
    size: () => `${copy.getAttribute('width')}x${copy.getAttribute('height')}`,
    press: (name, more) => void key(one('.zoom__stage'), name, more),
  };
}

test('a drawing opens with its letters as they are drawn, and goes by keys from the whole of it to six times that', async () => {
  const { size, press } = await openDrawing();
  expect(dialog()?.getAttribute('aria-label')).toBe('A plan');
  expect(document.activeElement).toBe(one('.zoom__stage'));
  expect(size()).toBe('1000x500');
  press('+');
  expect(size()).toBe('1300x650');
  press('=');
  expect(size()).toBe('1690x845');
  press('-');
  expect(size()).toBe('1300x650');
  press('+', { ctrlKey: true });
  press('+', { metaKey: true });
  press('+', { altKey: true });
  expect(size()).toBe('1300x650');
  for (let step = 0; step < 9; step++) press('+');
  expect(size()).toBe('6000x3000');
  // 400 pixels are there for 1000.
  press('0');
  expect(size()).toBe('400x200');
  press('-');
  expect(size()).toBe('400x200');
});

test('buttons and the wheel enlarge a drawing too, and a button closes it', async () => {
  const { size } = await openDrawing();
  const [larger, smaller, close] = all('.zoom__tools button');
  expect([larger, smaller, close].map((button) => button?.textContent)).toEqual([
    en.article.larger,
    en.article.smaller,
    en.shell.close,
  ]);
  larger?.click();
  expect(size()).toBe('1300x650');
  smaller?.click();
  expect(size()).toBe('1000x500');
  const wheel = (deltaY: number, ctrlKey: boolean): boolean => {
    const event = new WheelEvent('wheel', { deltaY, cancelable: true, bubbles: true });
    Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
    one('.zoom__stage').dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(wheel(-1, true)).toBe(true);
  expect(size()).toBe('1300x650');
  expect(wheel(1, true)).toBe(true);
  expect(size()).toBe('1000x500');
  expect(wheel(1, false)).toBe(false);
  expect(size()).toBe('1000x500');
  close?.click();
  expect(dialog()).toBe(null);
});
