import { createElement, Suspense, useEffect, type ReactNode } from 'react';
import type { PageModuleProps } from '../../shared/page-data';
import type { BrowserStrings } from '../../shared/strings/model';
import type { PageComponent } from '../router/view';
import { CrashReport } from './CrashReport';
import { ErrorBoundary } from './ErrorBoundary';

interface Props {
  component: PageComponent;
  props: PageModuleProps;
  strings: BrowserStrings['shell'];
  /** Called when the page is alive. */
  onReady?: (() => void) | undefined;
}

/** A page made by React, with the report that stands in its place when it crashes. */
export function ModulePage({ component, props, strings, onReady }: Props): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <ErrorBoundary fallback={(error, retry) => <CrashReport error={error} retry={retry} strings={strings} />}>
      <Suspense>{createElement(component, props)}</Suspense>
    </ErrorBoundary>
  );
}
