import { STORAGE_KEYS } from '../../shared/constants';
import type { BrowserStrings } from '../../shared/strings/model';
import { storage } from '../storage';
import type { Behaviour, BehaviourContext } from './behaviour';
import { codeButton, onPress, watchSizes } from './dom';

const BLOCK = '.code-block__pre, .result > pre';
const BUTTON = 'button[data-action="wrap"]';

/**
 * Code blocks with lines that are wider than they are get a button to wrap these. The choice is one for all blocks of
 * the site, and kept. Plain: one attribute on the blocks of finished HTML.
 */
export function startWrap({ site }: BehaviourContext): Behaviour {
  const { article: strings } = site.strings;
  const root = document.documentElement;

  function show(): void {
    const wrapped = storage.read(STORAGE_KEYS.wrap) === 'on';
    root.toggleAttribute('data-wrap', wrapped);
    for (const button of document.querySelectorAll(BUTTON)) button.setAttribute('aria-pressed', String(wrapped));
  }

  onPress(BUTTON, (button) => {
    const before = button.getBoundingClientRect().top;
    storage.write(STORAGE_KEYS.wrap, root.hasAttribute('data-wrap') ? 'off' : 'on');
    // Blocks above change their height as well; the pressed block stays in place.
    window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  });

  return {
    onPage(main) {
      const unsubscribe = storage.subscribe(STORAGE_KEYS.wrap, show);
      show();
      const unwatch = watchSizes(main.querySelectorAll(BLOCK), (blocks) => {
        for (const block of blocks.filter(isWide)) offer(block, strings);
      });
      return () => {
        unwatch();
        unsubscribe();
      };
    },
  };
}

/** Wrapped lines are as wide as the block; how wide they would be is asked of a line that is not wrapped. */
function isWide(block: Element): boolean {
  if (block.clientWidth === 0) return false;
  if (block.scrollWidth > block.clientWidth + 1) return true;
  if (!document.documentElement.hasAttribute('data-wrap')) return false;
  const lines = [...block.querySelectorAll<HTMLElement>('code > span')];
  const lineHeight = lines[0] ? Number.parseFloat(getComputedStyle(lines[0]).lineHeight) : NaN;
  return lines.some((one) => one.offsetHeight > lineHeight * 1.5);
}

function offer(block: Element, strings: BrowserStrings['article']): void {
  const tools = block.parentElement?.querySelector('.code-block__tools') ?? block.closest('.result');
  if (!tools || tools.querySelector(BUTTON)) return;
  const wrapped = document.documentElement.hasAttribute('data-wrap');
  tools.prepend(codeButton('wrap', strings.wrap, { 'aria-pressed': String(wrapped) }));
}
