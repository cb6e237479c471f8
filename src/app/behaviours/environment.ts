import { STORAGE_KEYS } from '../../shared/constants';
import type { PageMeta } from '../../shared/page-data';
import { showFailure } from '../states/failure';
import { storage } from '../storage';
import type { Behaviour, Surroundings } from './behaviour';
import { make } from './dom';
import { parseValues } from './variable-values';

/** Whether the reader has set anything. */
function isSet(): boolean {
  if (storage.read(STORAGE_KEYS.environment)) return true;
  return Object.keys(parseValues(storage.read(STORAGE_KEYS.readerVariables))).length > 0;
}

/**
 * Commands for the reader's own environment, and commands put together: two buttons beside 'Run it', and the address
 * (`?env=`, `?build=`). What they do is loaded when one is pressed, or when there is an environment.
 */
export function startEnvironment({ site }: Surroundings): Behaviour {
  if (site.tools.length === 0) return { onPage: () => undefined };
  const { article, shell } = site.strings;
  const failed = (error: unknown): void => showFailure(error, shell);

  function addButtons(main: HTMLElement, page: PageMeta, build: () => void): void {
    const heading = main.querySelector('#run-it');
    if (!heading || main.querySelector('.run-tools')) return;
    const own = make('button', { type: 'button', class: 'code-block__button' }, article.environment);
    const builder = make('button', { type: 'button', class: 'code-block__button' }, article.build);
    own.addEventListener('click', () => {
      import('../workbench/environment/variable-dialog').then(
        ({ editEnvironment }) => editEnvironment(null, site, page),
        failed,
      );
    });
    builder.addEventListener('click', build);
    // The heading keeps its name.
    heading.setAttribute('aria-label', heading.textContent);
    heading.append(make('span', { class: 'run-tools' }, own, builder));
  }

  return {
    onPage(main, view) {
      const { page } = view;
      const asked = new URLSearchParams(location.search);
      const build = (): void => {
        import('../workbench/builder')
          .then(({ openBuilder }) => openBuilder({ site, view, main, command: asked.get('build') ?? '' }))
          .catch(failed);
      };
      const apply = (): void => {
        import('../workbench/environment/apply')
          .then(({ applyEnvironment }) => applyEnvironment(site, page, main))
          .catch((error: unknown) => console.warn(shell.notLoaded, error));
      };
      addButtons(main, page, build);
      if (asked.has('env') || isSet()) apply();
      if (asked.has('build')) build();
      return storage.subscribe(STORAGE_KEYS.environment, apply);
    },
  };
}
