import type { SiteData } from '../../shared/site-data';
import type { View } from '../router/view';
import { showFailure } from '../states/failure';
import type { Words } from '../workbench/words';
import type { Behaviour, Surroundings } from './behaviour';
import { copyText } from './copy-text';
import { make } from './dom';
import { REST_MS } from './hint/offer';

/**
 * Explains commands on demand: word by word in their place, all of it by a button of their block, and by `?explain=`
 * in the address of any page.
 */
export function startWorkbench({ site }: Surroundings): Behaviour {
  if (site.tools.length === 0) return { onPage: () => undefined };
  /** A call of one of the tools, also behind `sudo` and in a script. */
  const call = new RegExp(`(?:^|\\s)(?:${site.tools.join('|')}) +[a-z]`, 'm');
  return {
    onPage(main, view) {
      for (const block of main.querySelectorAll<HTMLElement>('.code-block[data-kind="terminal"]')) addButton(block);
      const onClick = (event: Event): void => {
        const target = event.target instanceof Element ? event.target : null;
        const block = target?.closest('[data-action="explain"]')?.closest<HTMLElement>('.code-block');
        if (block) return void open(site, view, copyText(block));
        const link = target?.closest<HTMLAnchorElement>('a[href*="?explain="]');
        if (!link || link.pathname !== location.pathname) return;
        event.preventDefault();
        void open(site, view, new URL(link.href).searchParams.get('explain') ?? '');
      };
      main.addEventListener('click', onClick);
      const endWords = followWords(main, view);
      const asked = new URLSearchParams(location.search).get('explain');
      if (asked !== null) void open(site, view, asked);
      return () => {
        main.removeEventListener('click', onClick);
        endWords();
      };
    },
  };

  function addButton(block: HTMLElement): void {
    const tools = block.querySelector('.code-block__tools');
    if (!tools || tools.querySelector('[data-action="explain"]') || !call.test(copyText(block))) return;
    tools.prepend(
      make(
        'button',
        { type: 'button', class: 'code-block__button', 'data-action': 'explain' },
        site.strings.article.explain,
      ),
    );
  }

  /** Words say what they mean from the first rest of the pointer, tap or arrow key on. */
  function followWords(main: HTMLElement, { page }: View): () => void {
    const known = new Map<HTMLElement, Promise<Words>>();
    const ending = new AbortController();
    let rest: ReturnType<typeof setTimeout> | undefined;

    function wordsOf(code: HTMLElement): Promise<Words> {
      const language = code.closest<HTMLElement>('.code-block')?.dataset['lang'] ?? 'bash';
      const words = import('../workbench/words').then(({ startWords }) => startWords({ code, language, site, page }));
      known.set(code, words);
      words.catch(() => known.delete(code));
      return words;
    }
    /** The text that holds commands below an event. Other code and what is explained already is none. */
    function codeOf({ target }: Event): HTMLElement | null {
      const code = target instanceof Element ? target.closest('code') : null;
      const block = code?.closest<HTMLElement>('.code-block');
      if (!code || known.has(code) || (block && block.dataset['kind'] !== 'terminal')) return null;
      return call.test(code.textContent) ? code : null;
    }
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ): void => main.addEventListener(name, act, { signal: ending.signal });

    listen('pointermove', (event) => {
      clearTimeout(rest);
      const code = event.pointerType === 'mouse' && event.buttons === 0 ? codeOf(event) : null;
      if (!code) return;
      rest = setTimeout(() => {
        wordsOf(code).then(
          (words) => code.matches(':hover') && words.showAt(event.clientX, event.clientY, 'hover'),
          (error: unknown) => console.warn(site.strings.shell.notLoaded, error),
        );
      }, REST_MS);
    });
    listen('click', (event) => {
      const code = codeOf(event);
      if (!code || (event.target instanceof Element && event.target.closest('var, a'))) return;
      if (getSelection()?.isCollapsed === false) return;
      wordsOf(code).then(
        (words) => words.showAt(event.clientX, event.clientY, 'tap'),
        (error: unknown) => showFailure(error, site.strings.shell),
      );
    });
    listen('keydown', (event) => {
      const button = event.target instanceof HTMLElement ? event.target : null;
      if (!event.key.startsWith('Arrow') || !button?.matches('[data-action="explain"]')) return;
      const code = button.closest('.code-block')?.querySelector<HTMLElement>('pre code');
      if (!code) return;
      event.preventDefault();
      (known.get(code) ?? wordsOf(code)).then(
        (words) => words.onKey(event, button),
        (error: unknown) => showFailure(error, site.strings.shell),
      );
    });
    return () => {
      clearTimeout(rest);
      ending.abort();
    };
  }
}

async function open(site: SiteData, view: View, command: string): Promise<void> {
  try {
    const { openBox } = await import('../workbench/box');
    openBox({ site, view, command });
  } catch (error) {
    showFailure(error, site.strings.shell);
  }
}
