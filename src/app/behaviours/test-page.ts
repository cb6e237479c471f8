import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { View } from '../router/view';
import type { Behaviour, Surroundings } from './behaviour';

/** What surrounds a page whose commands hold two names of the reader. */
export const AROUND = {
  site: { strings: en, readerVariables: { NAMESPACE: 'default', POD: 'web' } } as unknown as SiteData,
  router: {},
} as unknown as Surroundings;

/** Each test of the file begins without what the one before has kept or shown. Gives what shows a page. */
export function pages(): (behaviour: Behaviour, html: string, arrival?: unknown) => void {
  let end: (() => void) | void;
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, '', '/');
    document.documentElement.lang = 'en';
  });
  afterEach(() => {
    end?.();
    end = undefined;
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return (behaviour, html, arrival = null) => {
    end?.();
    document.body.innerHTML = `<main id="main">${html}</main><div id="live-region"></div>`;
    const main = document.body.firstElementChild as HTMLElement;
    behaviour.beforeShown?.(main);
    end = behaviour.onPage?.(main, { arrival } as View);
  };
}

const NAMES = ['clientWidth', 'scrollWidth', 'clientHeight', 'scrollHeight'] as const;

/** Sizes of elements, which a document without layout does not have, and what tells that they changed. */
export function elementSizes(): {
  set: (element: Element, sizes: Partial<Record<(typeof NAMES)[number], number>>) => void;
  tell: (targets: Element[]) => void;
} {
  const sizes = new Map<Element, Partial<Record<(typeof NAMES)[number], number>>>();
  let resized: (targets: Element[]) => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: (entries: { target: Element }[]) => void) {
        resized = (targets) => call(targets.map((target) => ({ target })));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const own = NAMES.map((name) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, name));
  for (const name of NAMES)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: Element) {
        return sizes.get(this)?.[name] ?? 0;
      },
    });
  afterAll(() => {
    vi.unstubAllGlobals();
    NAMES.forEach((name, at) => {
      const before = own[at];
      if (before) Object.defineProperty(HTMLElement.prototype, name, before);
      else Reflect.deleteProperty(HTMLElement.prototype, name);
    });
  });
  return { set: (element, given) => void sizes.set(element, given), tell: (targets) => resized(targets) };
}
