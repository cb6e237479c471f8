import type { ReactNode } from 'react';
import { errorChain } from './error-chain';

/** What stands in place of a page that threw: the error, its causes, and a way to try again. */
export function CrashReport({ error, retry }: { error: unknown; retry: () => void }): ReactNode {
  const [first, ...causes] = errorChain(error);
  return (
    <div className="crash" role="alert">
      <h1>This page crashed.</h1>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
      <p className="crash__message">{first}</p>
      {causes.length > 0 && (
        <ol className="crash__causes">
          {causes.map((cause, index) => (
            <li key={index}>Cause: {cause}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
