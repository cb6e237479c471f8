import { createElement, memo, Suspense, use, type ReactNode } from 'react';
import type { PageModuleProps } from '../../shared/page-data';
import { useSite } from '../context';
import { htmlOf, type Body, type View } from '../router/view';
import { StaticHtml } from '../shell/StaticHtml';
import { CrashReport } from './CrashReport';
import { ErrorBoundary } from './ErrorBoundary';
import { PageStatus } from './PageStatus';

/**
 * The main container. A page of finished HTML is none of React's business beyond being put there; a module page is
 * rendered here. `key` keeps the two kinds apart: React cannot turn inner HTML into children in place.
 */
export function PageHost({ view }: { view: View }): ReactNode {
  const { page, body } = view;
  const { shell } = useSite().strings;
  if (page.kind === 'html') {
    return <StaticHtml key="html" as="main" id="main" className="main" html={htmlOf(page)} />;
  }
  return (
    <main key="module" id="main" className="main" tabIndex={-1} {...page.text}>
      {body.type === 'pending' && <PageStatus outcome={body.outcome} />}
      <ErrorBoundary
        key={page.path}
        fallback={(error, retry) => <CrashReport error={error} retry={retry} strings={shell} />}
      >
        <Suspense>
          <ModulePage body={body} props={page.props} />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

/** Memoised: a change around it must not disturb the boundary while it still waits to be hydrated. */
const ModulePage = memo(function ModulePage({ body, props }: { body: Body; props: PageModuleProps }): ReactNode {
  if (body.type === 'static') return null;
  return createElement(body.type === 'pending' ? use(body.loaded) : body.component, props);
});
