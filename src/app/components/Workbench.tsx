import { useState, type ReactNode } from 'react';
import type { Finding } from '../../shared/commands/finding';
import { CopyButton } from './CopyButton';

/** Flags of a command, and short names with dashes, which must not be broken across lines. */
const WHOLE = /((?:^| )-[\w-]+|\w+(?:-\w+)+)/;

/** A command or a file, with a button that copies it. Files keep their lines, commands wrap. */
export function Copyable({ text, label = 'Copy' }: { text: string; label?: string }): ReactNode {
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

/** Content that is folded below its title, and rendered from the first time it is unfolded. */
export function Disclosure({
  title,
  hidden,
  children,
}: {
  title: string;
  hidden?: boolean;
  children: ReactNode;
}): ReactNode {
  const [isUsed, setUsed] = useState(false);
  const use = (): void => setUsed(true);
  return (
    <details className="workbench__form-of" hidden={hidden} onToggle={use}>
      {/* The toggle event may arrive after the reader's next key. */}
      <summary onClick={use}>{title}</summary>
      {isUsed && children}
    </details>
  );
}

/** A run in another form: the texts to copy, and the flags that the form cannot express. */
export interface Form {
  texts: readonly string[];
  dropped: readonly string[];
}

/** A run in another form, folded; without a form, nothing is shown. */
export function OtherForm({ title, form }: { title: string; form: Form | null }): ReactNode {
  return (
    <Disclosure title={title} hidden={form === null}>
      <div>
        {form?.texts.map((text, index) => (
          // A button that has the focus keeps it when the text changes.
          // oxlint-disable-next-line react/no-array-index-key
          <Copyable key={index} text={text} />
        ))}
        {form && form.dropped.length > 0 && (
          <p>{`Without ${form.dropped.join(', ')}, which the tool does not have.`}</p>
        )}
      </div>
    </Disclosure>
  );
}

/** What is wrong with a text: each place, the problem, and what helps. */
export function Findings({ findings, text }: { findings: readonly Finding[]; text: string }): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ul className="workbench__findings">
      {findings.map(({ offset, end, message, hint }) => (
        <li key={`${offset} ${message}`}>
          <code>{text.slice(offset, end)}</code>
          <span>{message}</span>
          <span className="workbench__hint">{hint}</span>
        </li>
      ))}
    </ul>
  );
}
