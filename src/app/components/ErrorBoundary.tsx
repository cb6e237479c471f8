import { Component, type ReactNode } from 'react';

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
