import { StrictMode, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { SiteData } from '../../shared/site-data';
import { Button } from '../components/controls';
import { CrashReport, ErrorBoundary } from '../components/ErrorBoundary';
import { Dialog } from '../components/Dialog';
import { RouterProvider, SiteProvider } from '../context';
import type { Router } from '../router/router';
import { showFailure } from '../states/failure';
import type { Island, IslandModule, IslandProps } from './registry';

/** An island on the page. */
export interface IslandRoot {
  /** Renders it with properties; resolves when its effects have run, or when it has been unmounted. */
  render(props: object): Promise<void>;
  unmount(): void;
}

interface IslandOptions extends Pick<Island, 'how'> {
  name: string;
  module: IslandModule;
  /** The element it is rendered into. That of an island to mount is removed with it. */
  host: HTMLElement;
  site: SiteData;
  router: Router;
  onClose(): void;
}

/** Makes the root of an island. */
export function createIslandRoot(options: IslandOptions): IslandRoot {
  const { name, how, module, host, site, router, onClose } = options;
  const Component = module.default as ComponentType<IslandProps>;
  const isOverlay = host.matches('body > [data-island]');
  let root: Root | null = null;
  let resolveRender = (): void => undefined;

  function unmount(): void {
    const current = root;
    root = null;
    current?.unmount();
    resolveRender();
    host.dataset['islandState'] = 'idle';
    if (how === 'mount') host.remove();
    onClose();
  }

  const rootOptions: RootOptions = {
    identifierPrefix: `${name}-`,
    onRecoverableError(error, { componentStack }) {
      // React reports an error when a root is unmounted before it is hydrated. A reader who leaves early causes that.
      if (root) console.error(error, componentStack);
    },
    onUncaughtError(error, { componentStack }) {
      console.error(error, componentStack);
      // React is still at work on the root.
      queueMicrotask(unmount);
      showFailure(error, site.strings.shell);
    },
  };

  function tree(props: object, onReady: () => void): ReactNode {
    return (
      <StrictMode>
        <SiteProvider value={site}>
          <RouterProvider value={router}>
            <ErrorBoundary
              fallback={(error, retry) => (
                <Crash title={module.crashed} {...{ error, retry, site }} close={isOverlay ? unmount : null} />
              )}
            >
              <Component {...props} close={unmount} />
            </ErrorBoundary>
            <Ready onReady={onReady} />
          </RouterProvider>
        </SiteProvider>
      </StrictMode>
    );
  }

  async function render(props: object): Promise<void> {
    await new Promise<void>((resolve) => {
      resolveRender = resolve;
      const content = tree(props, resolve);
      if (root) return root.render(content);
      // As a transition, hydration is cut into slices that leave room for input. What was asked for comes at once.
      if (how === 'hydrate') {
        startTransition(() => {
          root = hydrateRoot(host, content, rootOptions);
        });
      } else {
        const fresh = (root = createRoot(host, rootOptions));
        flushSync(() => fresh.render(content));
      }
    });
    if (root) host.dataset['islandState'] = 'ready';
  }

  return { render, unmount };
}

/** Reports that everything before it has been rendered and its effects have run. */
function Ready({ onReady }: { onReady(): void }): null {
  useEffect(onReady, [onReady]);
  return null;
}

interface CrashProps {
  title: string;
  error: unknown;
  retry(): void;
  site: SiteData;
  /** `null` for an island that is part of the article. */
  close: (() => void) | null;
}

/** The report of a crashed island, in a dialog where the island would be one. */
function Crash({ title, error, retry, site, close }: CrashProps): ReactNode {
  const { shell } = site.strings;
  const report = <CrashReport {...{ title, error, retry }} />;
  if (!close) return report;
  return (
    <Dialog aria-label={title} onClose={close}>
      {report}
      <Button onClick={close}>{shell.close}</Button>
    </Dialog>
  );
}
