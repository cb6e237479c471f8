import '../../styles/variables.css';
import { useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import { announce } from '../../announce';
import { Button } from '../../components/controls';
import { CopyButton } from '../../components/CopyButton';
import { TitledDialog } from '../../components/TitledDialog';
import { useSite } from '../../context/SiteContext';
import { withQuery } from '../../query';
import type { IslandProps } from '../island';
import { Fields } from './Fields';
import { enteredNow, environmentOf, keepEnvironment } from './values';

export const crashed = 'The form for your own values crashed.';

interface Props extends IslandProps {
  page: PageMeta;
  /** The name in a command that was pressed: the form begins with its field. */
  name?: string;
}

/** The form for the reader's own values. Commands use the values when the form is sent. */
export default function EnvironmentForm({ page, name, close }: Props): ReactNode {
  const site = useSite();
  const [entered, setEntered] = useState(() => enteredNow(site));
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field =
      name === undefined ? form.current?.querySelector('select') : form.current?.elements.namedItem(name.toLowerCase());
    if (field instanceof HTMLElement) field.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [name]);

  function use(event: SubmitEvent): void {
    event.preventDefault();
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) return refused.focus();
    keepEnvironment(environmentOf(entered, site));
    announce('Your values are used.');
    close();
  }

  function restoreDefaults(): void {
    keepEnvironment({});
    announce('Reset to defaults.');
    close();
  }

  return (
    <TitledDialog title="Your own values" keys={[['↵', 'Use these']]} onClose={close}>
      <form ref={form} onSubmit={use}>
        <p>Enter your own values to use them in every command. They stay in this browser.</p>
        <div className="variables__fields">
          <Fields {...{ page, entered }} change={setEntered} />
        </div>
        <p className="variables__actions">
          <button className="button button--primary">Use these</button>
          <Button onClick={restoreDefaults}>Reset</Button>
          {site.tools.length > 0 && (
            <CopyButton
              label="Copy a link with these values"
              text={() => withQuery({ env: new URLSearchParams(environmentOf(entered, site)).toString() })}
            />
          )}
        </p>
      </form>
    </TitledDialog>
  );
}
