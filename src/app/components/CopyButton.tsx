import { useEffect, useState, type ReactNode } from 'react';
import { announce } from '../announce';
import { useSite } from '../context';
import { Button } from './controls';

const FEEDBACK_MS = 2000;

interface Props {
  /** The text to copy, or what returns it when the button is pressed. */
  text: string | (() => string);
  label: string;
  hidden?: boolean;
}

/** Copies a text, then shows and announces whether that worked. */
export function CopyButton({ text, label, hidden }: Props): ReactNode {
  const { copied, notCopied } = useSite().strings.article;
  // A new object for each press, so that a second press restarts the clock.
  const [outcome, setOutcome] = useState<{ isDone: boolean } | null>(null);
  useEffect(() => {
    const clock = setTimeout(setOutcome, FEEDBACK_MS, null);
    return () => clearTimeout(clock);
  }, [outcome]);

  async function copy(): Promise<void> {
    let isDone = true;
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
    } catch (error) {
      // Refused by the reader or the browser, or the page is not served over a secure connection.
      console.warn('The text could not be copied.', error);
      isDone = false;
    }
    setOutcome({ isDone });
    announce(isDone ? copied : notCopied);
  }
  return (
    <Button hidden={hidden} data-done={outcome?.isDone ? '' : undefined} onClick={() => void copy()}>
      {outcome ? (outcome.isDone ? copied : notCopied) : label}
    </Button>
  );
}
