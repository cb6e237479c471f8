import type { ReactNode } from 'react';
import { fill } from '../../shared/strings/format';
import type { BrowserStrings } from '../../shared/strings/model';
import { errorChain } from './error-chain';

interface Props {
  error: unknown;
  retry(): void;
  /** Handed in: outside of the shell there is no site to ask. */
  strings: BrowserStrings['shell'];
}

/** What stands in place of a page that threw: the error, its causes, and a way to try again. */
export function CrashReport({ error, retry, strings }: Props): ReactNode {
  const [first, ...causes] = errorChain(error);
  return (
    <div className="crash" role="alert">
      <h1>{strings.crashed}</h1>
      <button type="button" className="button" onClick={retry}>
        {strings.tryAgain}
      </button>
      <p className="crash__message">{first}</p>
      {causes.length > 0 && (
        <ol className="crash__causes">
          {causes.map((cause, index) => (
            <li key={index}>{fill(strings.cause, { message: cause })}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
