import type { ReactNode } from 'react';
import type { Finding } from '../../shared/commands/finding';

/** What is wrong with a text: each place, the problem, and what helps. */
export function Findings({ findings, text }: { findings: readonly Finding[]; text: string }): ReactNode {
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
