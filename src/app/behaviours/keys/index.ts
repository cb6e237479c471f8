import { showFailure } from '../../states/failure';
import type { Behaviour, WithIslands } from '../behaviour';

/** The keys that do something by themselves; `act.ts` says what. */
const SINGLE_KEYS = 'fnpctjk?';

/** Keys for those who keep their hands on the keyboard. What they do is loaded when the first is pressed. */
export function startKeys({ site, islands }: WithIslands): Behaviour {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
    if (event.key.length !== 1 || !SINGLE_KEYS.includes(event.key)) return;
    if (takesText(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    import('./act')
      .then(({ act }) => act(event.key, islands))
      .catch((error: unknown) => showFailure(error, site.strings.shell));
  });
  return { onPage: () => undefined };
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
