import '../styles/sheets/crash.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageModuleProps } from '../../shared/page-data';
import type { BrowserStrings } from '../../shared/strings/model';
import type { PageComponent } from '../router/view';
import { ModulePage } from './ModulePage';

/** A page and what it is rendered with. */
interface MountedPage {
  component: PageComponent;
  props: PageModuleProps;
  strings: BrowserStrings['shell'];
}

/** Renders a page into an empty element, at once. Gives the function that takes it away. */
export function mountPage(root: HTMLElement, page: MountedPage): () => void {
  const reactRoot = createRoot(root);
  flushSync(() => reactRoot.render(<ModulePage {...page} />));
  return () => reactRoot.unmount();
}

/** Takes over the HTML of a page that came with the document; resolves when it is alive, with what takes it away. */
export function hydratePage(root: HTMLElement, page: MountedPage): Promise<() => void> {
  return new Promise((resolve) => {
    // As a transition, rendering is cut into slices that leave room for input.
    startTransition(() => {
      const reactRoot = hydrateRoot(root, <ModulePage {...page} onReady={() => resolve(() => reactRoot.unmount())} />, {
        onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
      });
    });
  });
}
