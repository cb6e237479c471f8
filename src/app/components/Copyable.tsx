import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';

/** Flags of a command, and short names with dashes, which must not be broken across lines. */
const WHOLE = /((?:^| )-[\w-]+|\w+(?:-\w+)+)/;

/** A command or a file, with a button that copies it. Files keep their lines, commands wrap. */
export function Copyable({ text, label }: { text: string; label: string }): ReactNode {
  const isFile = text.includes('\n');
  const parts = isFile ? [text] : text.split(WHOLE);
  return (
    <div className="workbench__copyable">
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="workbench__command" tabIndex={0} data-file={isFile ? '' : undefined}>
        <code>
          {parts.map((part, index) =>
            // A part has no identity besides its position.
            // oxlint-disable-next-line react/no-array-index-key
            index % 2 === 1 ? <span key={index}>{part}</span> : part,
          )}
        </code>
      </pre>
      <CopyButton text={text} label={label} />
    </div>
  );
}
