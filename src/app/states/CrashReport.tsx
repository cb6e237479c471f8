import type { ReactNode } from 'react';
import { errorChain } from '../../shared/errors';
import { fill } from '../../shared/strings/format';
import type { BrowserStrings } from '../../shared/strings/model';

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
            // Two causes may say the same, and the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{fill(strings.cause, { message: cause })}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
