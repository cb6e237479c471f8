import type { BrowserStrings } from '../../../shared/strings/model';
import { onFailure } from '../../states/failure';
import type { BehaviourContext } from '../behaviour';
import { make } from '../dom';

/** A button that plays an example of several terminals again, line by line. Plain: it plays the lines of the page. */
export function startReplay(root: HTMLElement, { site }: BehaviourContext): void {
  const button = make('button', { type: 'button', class: 'button terminals__play' }, site.strings.article.replay);
  button.addEventListener('click', () => pressReplay(button, root, site.strings));
  root.append(button);
}

/** What the next press on a button does, from the first one on. */
const presses = new WeakMap<Element, () => void>();

/** Handles a press on the button that plays the terminals of an element: play, pause or continue. */
export function pressReplay(button: HTMLElement, root: Element, { shell }: BrowserStrings): void {
  const press = presses.get(button);
  if (press) return press();
  import('./replay-player').then(
    ({ startPlaying }) => void presses.set(button, startPlaying(button, root)),
    onFailure(shell),
  );
}
