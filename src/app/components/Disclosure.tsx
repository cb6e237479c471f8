import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  hidden?: boolean;
  children: ReactNode;
}

/** Content that is folded below its title, and rendered from the first time it is unfolded. */
export function Disclosure({ title, hidden, children }: Props): ReactNode {
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
