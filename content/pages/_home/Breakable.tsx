import { Fragment, type ReactNode } from 'react';

/** A text that may break after a dot or a slash where a phone needs it, but not after the dash of a name. */
export function Breakable({ value }: { value: string }): ReactNode {
  return value.split(/(?<=[./])(?=\w)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
