import { Component, type ReactNode } from 'react';
import '../styles/crash.css';
import { messageOf } from '../../shared/errors';
import { Button } from './controls';

interface Props {
  children: ReactNode;
  /** What to show instead; `retry` renders the children again. */
  fallback(error: unknown, retry: () => void): ReactNode;
}

type State = { type: 'working' } | { type: 'failed'; error: unknown };

/** Catches what its children throw while rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { type: 'working' };

  static getDerivedStateFromError(error: unknown): State {
    return { type: 'failed', error };
  }

  override render(): ReactNode {
    if (this.state.type === 'working') return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ type: 'working' }));
  }
}

/** What is shown instead of a page or an island that threw: the error, its causes, and a button to try again. */
export function CrashReport({ title, error, retry }: { title: string; error: unknown; retry(): void }): ReactNode {
  const [first, ...causes] = errorChain(error);
  return (
    <div className="crash" role="alert">
      <h1>{title}</h1>
      <Button onClick={retry}>Try again</Button>
      <p className="crash__message">{first}</p>
      {causes.length > 0 && (
        <ol className="crash__causes">
          {causes.map((cause, index) => (
            // Two causes may say the same, and the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{`Cause: ${cause}`}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The messages of an error and its causes, outermost first; a cause that repeats ends the chain. */
function errorChain(error: unknown, seen: readonly unknown[] = []): string[] {
  if (error === undefined || error === null || seen.includes(error)) return [];
  const cause = error instanceof Error ? error.cause : undefined;
  return [messageOf(error), ...errorChain(cause, [...seen, error])];
}
