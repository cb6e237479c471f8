import { hasHidden } from '../../shared/text';
import type { Behaviour, BehaviourContext } from './behaviour';
import { followWords } from './command-words';
import { copyText } from './copy';
import { codeButton } from './dom';
import { pressReplay } from './islands';

/**
 * Explains commands on demand: word by word in their place, all of it by a button of their block, and by `?explain=`
 * in the address of any page. Examples of gadgets are played again by another button. Plain: the buttons are in
 * blocks of finished HTML.
 */
export function startWorkbench({ site, islands }: BehaviourContext): Behaviour | void {
  if (site.tools.length === 0) return;
  /** A call of one of the tools, also after `sudo`, in a script, by its path or as the image of a container. */
  const call = new RegExp(`(?:^|[\\s/])(?:${site.tools.join('|')})(?::\\S+)? +[a-z]`, 'm');
  return {
    onPage(main, view) {
      const isGadget = view.page.docs?.page.startsWith('gadgets/') ?? false;
      for (const block of main.querySelectorAll<HTMLElement>('.code-block[data-kind="terminal"]'))
        addButtons(block, isGadget);
      /** A command with hidden characters opens nothing. */
      const explain = (command: string): void => {
        if (!hasHidden(command, 'lines')) void islands.open('command-explainer', () => ({ page: view.page, command }));
      };
      const onClick = (event: Event): void => {
        const target = event.target instanceof Element ? event.target : null;
        const button = target?.closest<HTMLElement>('.code-block__button');
        const block = button?.closest<HTMLElement>('.code-block');
        if (button && block && button.dataset['action'] === 'replay') return pressReplay(button, block, site.strings);
        if (block && button?.dataset['action'] === 'explain') return explain(copyText(block));
        const link = target?.closest<HTMLAnchorElement>('a[href*="?explain="]');
        if (!link || link.pathname !== location.pathname) return;
        event.preventDefault();
        explain(new URL(link.href).searchParams.get('explain') ?? '');
      };
      main.addEventListener('click', onClick);
      const endWords = followWords({ main, site, page: view.page, isCommand: (text) => call.test(text) });
      const asked = new URLSearchParams(location.search).get('explain');
      if (asked !== null) explain(asked);
      return () => {
        main.removeEventListener('click', onClick);
        endWords();
      };
    },
  };

  function addButtons(block: HTMLElement, isGadget: boolean): void {
    const tools = block.querySelector('.code-block__tools');
    if (!tools || tools.querySelector('[data-action="explain"]') || !call.test(copyText(block))) return;
    const { explain, replay } = site.strings.article;
    tools.prepend(codeButton('explain', explain, { 'aria-keyshortcuts': 'ArrowRight' }));
    // Terminals that are used together have one button for all of them.
    if (isGadget && block.querySelector('.is-output') && !block.closest('.terminals'))
      tools.append(codeButton('replay', replay));
  }
}
