import { Component, type ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state';

interface PageBoundaryProps {
  /** The entry of the history: going elsewhere tries again. */
  place: string;
  children: ReactNode;
}

interface Failure {
  error: unknown;
  place: string;
}

/** A page that could not be loaded or drawn; the frame stays. A new start also fetches a newer build. */
export class PageBoundary extends Component<PageBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: { error, place: '' } };
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    { failure }: { failure: Failure | null },
  ): { failure: Failure | null } | null {
    if (failure === null) return null;
    if (failure.place === '') return { failure: { ...failure, place } };
    return failure.place === place ? null : { failure: null };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <ErrorState error={failure.error} onRetry={() => window.location.reload()} />;
  }
}
