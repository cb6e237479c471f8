import { useEffect, useState, type ReactNode } from 'react';
import { announce } from '../announce';
import { useSite } from '../context/SiteContext';

interface Props {
  label: string;
  /** The text to copy, asked for at the press. */
  text(): string;
  className?: string;
}

type Outcome = 'copied' | 'notCopied';

/** How long the button shows the outcome. */
const FEEDBACK_MS = 2000;

/** A button that copies a text, and shows and announces for a moment whether it did. */
export function CopyButton({ label, text, className = 'button' }: Props): ReactNode {
  const { article } = useSite().strings;
  // Each press is an object, so that a second press starts the time again.
  const [outcome, setOutcome] = useState<{ kind: Outcome } | null>(null);
  useEffect(() => {
    const clock = setTimeout(() => setOutcome(null), FEEDBACK_MS);
    return () => clearTimeout(clock);
  }, [outcome]);

  async function copy(): Promise<void> {
    let kind: Outcome = 'copied';
    try {
      await navigator.clipboard.writeText(text());
    } catch (error) {
      // The reader or the browser refused, or the page is not served over a secure connection.
      console.warn('The text could not be copied.', error);
      kind = 'notCopied';
    }
    announce(article[kind]);
    setOutcome({ kind });
  }

  return (
    <button
      type="button"
      className={className}
      data-done={outcome?.kind === 'copied' ? '' : undefined}
      onClick={() => void copy()}
    >
      {outcome ? article[outcome.kind] : label}
    </button>
  );
}
