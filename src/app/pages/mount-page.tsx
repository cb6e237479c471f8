import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageModuleProps } from '../../shared/page-data';
import type { Mount } from '../router/view';
import { ModulePage } from './ModulePage';
import { loadPageComponent, type PageComponent, type PageModules } from './page-module';

/** A page and what it is rendered with. */
interface MountedPage {
  component: PageComponent;
  props: PageModuleProps;
}

/** Renders a page into an empty element, at once. Gives the function that takes it away. */
function mountPage(root: HTMLElement, page: MountedPage): () => void {
  const reactRoot = createRoot(root);
  flushSync(() => reactRoot.render(<ModulePage {...page} />));
  return () => reactRoot.unmount();
}

/** Takes over the HTML of a page that came with the document; resolves when it is alive, with what takes it away. */
function hydratePage(root: HTMLElement, page: MountedPage): Promise<() => void> {
  return new Promise((resolve) => {
    // As a transition, rendering is cut into slices that leave room for input.
    startTransition(() => {
      const reactRoot = hydrateRoot(root, <ModulePage {...page} onReady={() => resolve(() => reactRoot.unmount())} />, {
        onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
      });
    });
  });
}

/** A page made by React: the name of its module and its properties. */
interface PageOfModule {
  module: string;
  props: PageModuleProps;
}

/** Loads a page with React; gives what puts it into an element. Rejects as `loadPageComponent` does. */
export async function loadMount(modules: PageModules, { module, props }: PageOfModule): Promise<Mount> {
  const component = await loadPageComponent(modules, module);
  return (root) => mountPage(root, { component, props });
}

/**
 * Loads the code of the page that came with the document; gives what brings its HTML to life, which gives what takes
 * the page away. Rejects as `loadPageComponent` does.
 */
export async function loadHydrate(
  modules: PageModules,
  { module, props }: PageOfModule,
): Promise<(root: HTMLElement) => Promise<() => void>> {
  const component = await loadPageComponent(modules, module);
  return (root) => hydratePage(root, { component, props });
}
