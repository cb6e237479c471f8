import { STORAGE_KEYS } from '../../shared/constants';
import type { PageMeta } from '../../shared/page-data';
import { storage } from '../storage';
import type { Behaviour, BehaviourContext } from './behaviour';
import { make } from './dom';
import { currentEnvironment, summaryOf } from './reader-variables';

/**
 * Commands for the reader's own environment, and commands put together: a line above the first command, and the address
 * (`?env=`, `?build=`). Their code is loaded when a button is pressed, or when there is an environment. Plain: the line is
 * on every gadget page, whose readers must not load React.
 */
export function startEnvironment({ site, islands }: BehaviourContext): Behaviour | void {
  if (site.tools.length === 0) return;
  const { article, shell } = site.strings;

  /** The style sheet keeps room for the line, so nothing moves. */
  function addLine(heading: Element, page: PageMeta, build: () => void): void {
    if (heading.nextElementSibling?.matches('.env-line')) return;
    const values = make('span', { class: 'env-line__values' }, summaryOf(currentEnvironment(site), site));
    const change = make('span', { class: 'env-line__change' }, article.environment);
    const button = make('button', { type: 'button', 'aria-haspopup': 'dialog' }, values, ' ', change);
    const builder = make('button', { type: 'button' }, article.build);
    const line = make('div', { class: 'env-line' }, button, builder);
    button.addEventListener('click', () => void islands.open('environment', () => ({ page })));
    builder.addEventListener('click', build);
    heading.after(line);
  }

  return {
    onPage(main, view) {
      const { page } = view;
      const build = (command: string): void => {
        void islands.open('command-builder', ({ loadBuilder }) => loadBuilder({ site, page, main, command }));
      };
      const apply = (): void => {
        import('../workbench/apply-environment')
          .then(({ applyEnvironment }) => applyEnvironment(site, page, main))
          .catch((error: unknown) => console.warn(shell.notLoaded, error));
      };
      const heading = main.querySelector('#run-it');
      if (heading) addLine(heading, page, () => build(''));
      if (Object.keys(currentEnvironment(site)).length > 0) apply();
      const built = new URLSearchParams(location.search).get('build');
      if (built !== null) build(built);
      return storage.subscribe(STORAGE_KEYS.environment, apply);
    },
  };
}
