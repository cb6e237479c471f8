import { showFailure } from '../../states/failure';
import type { Surroundings } from '../behaviour';
import { make } from '../dom';
import type { Player } from './replay-player';

/** A button that plays an example of several terminals again, line by line. What it plays is what the page shows. */
export function startReplay(root: HTMLElement, { site }: Surroundings): () => void {
  const { article: strings, shell } = site.strings;
  const button = make('button', { type: 'button', class: 'button terminals__play' }, strings.replay);
  let player: Player | null = null;

  function show(): void {
    button.textContent = player?.state === 'playing' ? strings.pause : player ? strings.goOn : strings.replay;
  }

  async function press(): Promise<void> {
    if (player) {
      player.toggle();
      return show();
    }
    const { play } = await import('./replay-player');
    player ??= play(root, () => {
      player = null;
      show();
    });
    show();
  }

  button.addEventListener('click', () => void press().catch((error: unknown) => showFailure(error, shell)));
  root.append(button);
  return () => player?.stop();
}
