import { showFailure } from '../states/failure';
import { aroundOf, commandOf, isRest, type WordsOfPage } from './command-stops';
import { REST_MS } from './hint/offer';

/** Commands in these have a stop for the keyboard already, or are no text to be read. */
const WITH_STOP = '.code-block, a, button, summary, label';

/**
 * The words of commands say what they mean from the first rest of the pointer or the focus, tap or key on, when all of
 * it is loaded. Commands in running text are stops of the keyboard, one for each paragraph, list or table; where a
 * command is a link, the link is the stop, and in a block the button that explains it. Gives what ends it.
 */
export function followWords(of: Omit<WordsOfPage, 'signal'>): () => void {
  const { main, site, isCommand } = of;
  const ending = new AbortController();
  const waiting = new AbortController();
  let rest: ReturnType<typeof setTimeout> | undefined;

  async function begin(event: Event): Promise<void> {
    try {
      const { followLoaded } = await import('../workbench/words/follow');
      if (waiting.signal.aborted) return;
      waiting.abort();
      followLoaded({ ...of, signal: ending.signal }, event);
    } catch (error) {
      if (isRest(event)) console.warn(site.strings.shell.notLoaded, error);
      else showFailure(error, site.strings.shell);
    }
  }
  function notice(event: Event): void {
    clearTimeout(rest);
    if (!commandOf(event, isCommand)) return;
    if (event.type === 'keydown') event.preventDefault();
    if (isRest(event)) rest = setTimeout(() => void begin(event), REST_MS);
    else void begin(event);
  }

  makeReachable(main, isCommand);
  for (const type of ['pointermove', 'click', 'focusin', 'keydown']) main.addEventListener(type, notice, waiting);
  return () => {
    clearTimeout(rest);
    waiting.abort();
    ending.abort();
  };
}

function makeReachable(main: HTMLElement, isCommand: (text: string) => boolean): void {
  const seen = new Set<Element>();
  for (const code of main.querySelectorAll<HTMLElement>('code')) {
    if (code.closest(WITH_STOP) || !isCommand(code.textContent)) continue;
    const around = aroundOf(code);
    code.setAttribute('role', 'button');
    code.tabIndex = seen.has(around) ? -1 : 0;
    seen.add(around);
  }
}
