import { startTransition, type ErrorInfo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageModuleProps } from '../../shared/page-data';
import type { Mount } from '../router/view';
import { ModulePage } from './ModulePage';
import { loadPageComponent, type PageModules } from './page-module';

interface PageOfModule {
  /** Name of the module. */
  module: string;
  props: PageModuleProps;
}

/** Loads a React page; returns what renders it at once into an empty element. Rejects as `loadPageComponent` does. */
export async function loadMount(modules: PageModules, { module, props }: PageOfModule): Promise<Mount> {
  const component = await loadPageComponent(modules, module);
  return (root) => {
    const reactRoot = createRoot(root);
    flushSync(() => reactRoot.render(<ModulePage {...{ component, props }} />));
    return () => reactRoot.unmount();
  };
}

/**
 * Loads the code of the page that came with the document; returns what hydrates its HTML and resolves with what removes
 * the page. Rejects as `loadPageComponent` does.
 */
export async function loadHydrate(
  modules: PageModules,
  { module, props }: PageOfModule,
): Promise<(root: HTMLElement) => Promise<() => void>> {
  const component = await loadPageComponent(modules, module);
  return (root) =>
    new Promise((resolve) => {
      let reactRoot: Root;
      const onReady = (): void => resolve(() => reactRoot.unmount());
      const onRecoverableError = (error: unknown, info: ErrorInfo): void => console.error(error, info.componentStack);
      // As a transition, rendering is cut into slices that leave room for input.
      startTransition(() => {
        reactRoot = hydrateRoot(root, <ModulePage {...{ component, props, onReady }} />, { onRecoverableError });
      });
    });
}
