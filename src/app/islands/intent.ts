import type { SiteData } from '../../shared/site-data';
import { make } from '../behaviours/dom';
import { mayFetchAhead } from '../router/prefetch';
import type { Router } from '../router/router';
import { takesText } from '../keyboard';
import { showFailure } from '../states/failure';
import { type Island, type IslandModule, type IslandName, ISLANDS, type Loaded, type OpenProps } from './registry';
import type * as Root from './root';

type Awaitable<T> = T | Promise<T>;

interface OpenOptions {
  /** Element that the island is rendered into; left out for dialogs, which get one at the end of the body. */
  host?: HTMLElement;
  /** What the reader has typed already; it is typed into the field that the island focuses, with what follows. */
  text?: string;
  /** Called instead of showing the message that code could not be loaded, with all that was typed. */
  failed?(error: unknown, text: string): void;
}

/** Loads and opens islands. Contains no React: the first intent loads it. */
export interface Islands {
  /** Loads the code of an island, and what the island needs. A failure shows when it is opened. */
  prepare(name: IslandName): void;
  /**
   * Opens an island, or renders an open one with other properties. `props` is called when the code is there, with the
   * loaded module, and may load data; `null` opens nothing. Resolves when the island has been rendered and its effects
   * have run, when it has failed to load, or when the reader has left its page.
   */
  open<Name extends IslandName>(
    name: Name,
    props: (module: Loaded<Name>) => Awaitable<OpenProps<Name> | null>,
    options?: OpenOptions,
  ): Promise<void>;
  /** Takes over an element of the build's HTML, with the properties that the build has put there. */
  hydrate(host: HTMLElement): void;
  /** Removes all open islands, before another page replaces the one they belong to. */
  leave(): void;
}

/** Follows the intents of the reader for all islands of the registry. */
export function startIslands(site: SiteData, router: Router): Islands {
  const roots = new Map<HTMLElement, Root.IslandRoot>();
  const load = (name: IslandName): Promise<[typeof Root, IslandModule]> =>
    Promise.all([import('./root'), ISLANDS[name].load()]);

  async function open(
    name: IslandName,
    props: (module: never) => Awaitable<object | null>,
    { host = overlay(name), text = '', failed = (error) => showFailure(error, site.strings.shell) }: OpenOptions = {},
  ): Promise<void> {
    const { dataset } = host;
    if (dataset['islandState'] === 'loading') return;
    if (!roots.has(host)) dataset['islandState'] = 'loading';
    const press = holdPress(host);
    const typed = holdText(text);
    try {
      const [{ createIslandRoot }, module] = await load(name);
      const given = await props(module as never);
      if (given && host.isConnected) {
        const { how } = ISLANDS[name];
        const onClose = (): void => void roots.delete(host);
        const root = roots.get(host) ?? createIslandRoot({ name, how, module, host, site, router, onClose });
        roots.set(host, root);
        await root.render(given);
      } else dataset['islandState'] = 'idle';
    } catch (error) {
      dataset['islandState'] = 'failed';
      failed(error, typed());
    }
    const pressed = press();
    const entered = typed();
    // The reader may have left the page meanwhile. What they pressed and typed was meant for that page.
    if (!host.isConnected) return;
    pressed?.click();
    insert(entered);
  }

  function prepare(name: IslandName): void {
    load(name).then(
      ([, module]) => module.prepare?.(site, router),
      () => undefined,
    );
  }

  function hydrate(host: HTMLElement): void {
    const { island, props = '', islandState } = host.dataset;
    if (islandState !== 'ready') void open(island as IslandName, () => JSON.parse(props) as object, { host });
  }

  function follow({ target, type, key }: Event & { key?: string }): void {
    for (const [name, island] of Object.entries<Island>(ISLANDS) as [IslandName, Island][]) {
      const { how, near, nearKeys, ignoresHover } = island;
      const element = near && type !== 'keydown' ? (target as Element).closest?.<HTMLElement>(near) : null;
      if (element && how === 'hydrate' && type !== 'pointerover') hydrate(element);
      else if (mayFetchAhead() && (element ? !ignoresHover : nearKeys?.includes(key ?? ''))) prepare(name);
    }
  }

  for (const type of ['pointerover', 'focusin', 'pointerdown', 'keydown'])
    document.addEventListener(type, follow, { passive: true });
  return { prepare, open, hydrate, leave: () => roots.forEach((root) => root.unmount()) };
}

/** The element of an island that is no part of the article. */
function overlay(name: IslandName): HTMLElement {
  const known = document.querySelector<HTMLElement>(`body > [data-island="${name}"]`);
  if (known) return known;
  const host = make('div', { 'data-island': name });
  document.body.append(host);
  return host;
}

/**
 * Keeps the last press on a button of an element from now on; gives what ends that and returns what was pressed. Fields
 * change at once, and the island reads them when it is there.
 */
function holdPress(host: HTMLElement): () => HTMLElement | undefined {
  let pressed: HTMLElement | undefined;
  const record = (event: Event): void => {
    if (!(event.target as Element).closest('button')) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = event.target as HTMLElement;
  };
  host.addEventListener('click', record, true);
  return () => {
    host.removeEventListener('click', record, true);
    return pressed;
  };
}

/**
 * Keeps what is typed and pasted from now on where nothing takes text, after a text; gives what ends that and returns
 * all of it. It hears each key before the page does, where single letters act.
 */
function holdText(before: string): () => string {
  let text = before;
  const ending = new AbortController();
  const record = (event: KeyboardEvent | ClipboardEvent): void => {
    if (takesText(event.target)) return;
    if (!('key' in event)) text += event.clipboardData?.getData('text') ?? '';
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
  };
  for (const type of ['keydown', 'paste'] as const)
    document.addEventListener(type, record, { capture: true, signal: ending.signal });
  return () => {
    ending.abort();
    return text;
  };
}

/** Types a text into the focused field, as the reader would have: the island hears of it. */
function insert(text: string): void {
  if (text !== '' && takesText(document.activeElement)) document.execCommand('insertText', false, text);
}
