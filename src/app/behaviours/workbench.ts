import type { SiteData } from '../../shared/site-data';
import type { View } from '../router/view';
import { showFailure } from '../states/failure';
import type { Behaviour, Surroundings } from './behaviour';
import { copyText } from './copy-text';
import { make } from './dom';

/** Explains commands on demand: by a button of their block, and by `?explain=` in the address of any page. */
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
      const asked = new URLSearchParams(location.search).get('explain');
      if (asked !== null) void open(site, view, asked);
      return () => main.removeEventListener('click', onClick);
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
}

async function open(site: SiteData, view: View, command: string): Promise<void> {
  try {
    const { openBox } = await import('../workbench/box');
    openBox({ site, view, command });
  } catch (error) {
    showFailure(error, site.strings.shell);
  }
}
