import { createElement, Suspense, useEffect, type ReactNode } from 'react';
import type { PageModuleProps } from '../../shared/page-data';
import { CrashReport, ErrorBoundary } from '../components/ErrorBoundary';
import type { PageComponent } from './page-module';

interface Props {
  component: PageComponent;
  props: PageModuleProps;
  onReady?: (() => void) | undefined;
}

/** A page made by React, or the report of its crash. */
export function ModulePage({ component, props, onReady }: Props): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <ErrorBoundary fallback={(error, retry) => <CrashReport title="This page crashed." {...{ error, retry }} />}>
      <Suspense>{createElement(component, props)}</Suspense>
    </ErrorBoundary>
  );
}
