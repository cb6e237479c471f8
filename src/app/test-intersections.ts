import { vi } from 'vitest';

/** What is watched for coming into view, in a document that has no layout. */
export interface Intersections {
  watched: Set<Element>;
  /** The margin that the last observer asked for. */
  margin: string | undefined;
  /** Tells of what is watched, or of those with the given ids, that it has come into view or not. */
  come(isIntersecting: boolean, ...ids: string[]): void;
}

/** Puts an observer in place that the test answers for. */
export function stubIntersections(): Intersections {
  const watched = new Set<Element>();
  const told: Intersections = { watched, margin: undefined, come: () => undefined };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        call: (entries: { isIntersecting: boolean; target: Element }[]) => void,
        options?: { rootMargin?: string },
      ) {
        told.margin = options?.rootMargin;
        told.come = (isIntersecting, ...ids) => {
          const targets = [...watched].filter(({ id }) => ids.length === 0 || ids.includes(id));
          call(targets.map((target) => ({ isIntersecting, target })));
        };
      }
      observe(element: Element): void {
        watched.add(element);
      }
      unobserve(element: Element): void {
        watched.delete(element);
      }
      disconnect(): void {
        watched.clear();
      }
    },
  );
  return told;
}
