import { Fragment, type ReactNode } from 'react';

/** A text that may go on behind a dot or a slash where a phone has no room for it, and not behind the dash of a name. */
export function Breakable({ value }: { value: string }): ReactNode {
  return value.split(/(?<=[./])(?=\w)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
