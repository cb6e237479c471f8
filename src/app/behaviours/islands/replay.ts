import type { BrowserStrings } from '../../../shared/strings/model';
import { showFailure } from '../../states/failure';
import type { Surroundings } from '../behaviour';
import { make } from '../dom';
import type { Player } from './replay-player';

/** A button that plays an example of several terminals again, line by line. What it plays is what the page shows. */
export function startReplay(root: HTMLElement, { site }: Surroundings): () => void {
  const button = make('button', { type: 'button', class: 'button terminals__play' }, site.strings.article.replay);
  const replay = replayFor(button, () => [...root.querySelectorAll('.code-block')], site.strings);
  button.addEventListener('click', () => replay.press());
  root.append(button);
  return () => replay.stop();
}

/** A button that plays, pauses and goes on. */
interface Replay {
  press(): void;
  /** Ends what is being played and shows everything. */
  stop(): void;
}

/** Makes a button play blocks: its label says what the next press does. */
function replayFor(button: HTMLElement, blocks: () => Element[], { article, shell }: BrowserStrings): Replay {
  let player: Player | null = null;

  function show(): void {
    button.textContent = player?.state === 'playing' ? article.pause : player ? article.goOn : article.replay;
  }

  async function press(): Promise<void> {
    // A shorter label takes no room from the buttons below or beside.
    button.style.minWidth = `${button.offsetWidth}px`;
    if (player) player.toggle();
    else {
      const { play } = await import('./replay-player');
      player ??= play(blocks(), () => {
        player = null;
        show();
      });
    }
    show();
  }

  return {
    press: () => void press().catch((error: unknown) => showFailure(error, shell)),
    stop: () => player?.stop(),
  };
}

/** The replays of single blocks by their buttons. */
const replays = new WeakMap<HTMLElement, Replay>();

/** Takes a press on the button that plays its own block. */
export function pressReplay(button: HTMLElement, strings: BrowserStrings): void {
  const known = replays.get(button) ?? replayFor(button, () => blockOf(button), strings);
  replays.set(button, known);
  known.press();
}

function blockOf(button: HTMLElement): Element[] {
  const block = button.closest('.code-block');
  return block ? [block] : [];
}
