import '../../styles/variables.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import { announce } from '../../announce';
import { Button } from '../../components/controls';
import { CopyButton } from '../../components/CopyButton';
import { Dialog } from '../../components/Dialog';
import { useSite } from '../../context/SiteContext';
import { addressWith } from '../../workbench/environment/current';
import type { IslandProps } from '../island';
import { Fields } from './Fields';
import { enteredNow, keepValues, valuesOf } from './values';

export const crashed = 'The form for your own values crashed.';

interface Props extends IslandProps {
  page: PageMeta;
  /** What was pressed: a name in a command opens a dialog, the button of the line a form below the line. */
  opener: { type: 'name'; name: string } | { type: 'line'; button: HTMLElement };
}

const PAUSE_MS = 200;

/**
 * The form for the reader's own values. In the line the commands of the page follow while the reader types; the dialog
 * uses the values when it is sent.
 */
export default function EnvironmentForm({ page, opener, close }: Props): ReactNode {
  const site = useSite();
  const name = opener.type === 'name' ? opener.name : null;
  const button = opener.type === 'line' ? opener.button : null;
  const [initial] = useState(() => enteredNow(site, name));
  const [entered, setEntered] = useState(initial);
  // The fields begin again when the defaults are used.
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = name === null ? form.current?.querySelector('select') : form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [name]);
  useEffect(() => {
    if (!button || entered === initial) return;
    const pause = setTimeout(() => keepValues(valuesOf(entered, site)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [button, entered, initial, site]);

  const finish = (): void => {
    close();
    button?.focus();
  };
  const onButton = useEffectEvent(finish);
  useEffect(() => {
    if (!button) return;
    const press = (): void => onButton();
    button.addEventListener('click', press);
    button.setAttribute('aria-expanded', 'true');
    return () => {
      button.removeEventListener('click', press);
      button.setAttribute('aria-expanded', 'false');
    };
  }, [button]);

  function use(event?: SubmitEvent): void {
    event?.preventDefault();
    keepValues(valuesOf(entered, site));
    if (!button) announce('Your values are used.');
    finish();
  }

  function restoreDefaults(): void {
    keepValues({ values: {}, environment: {} });
    announce('Reset to defaults.');
    if (!button) return finish();
    setEntered(enteredNow(site, null));
    setRound(round + 1);
  }

  const content = (
    <>
      <Fields key={round} {...{ page, entered }} change={setEntered} />
      <p className="variables__actions">
        <button className="button button--primary">{button ? 'Close' : 'Use these'}</button>
        <Button onClick={restoreDefaults}>Reset</Button>
        {site.tools.length > 0 && (
          <CopyButton label="Copy a link with these values" text={() => addressWith(valuesOf(entered, site))} />
        )}
      </p>
    </>
  );
  const text = 'Enter your own values to use them in every command. They stay in this browser.';
  if (!button)
    return (
      <Dialog aria-labelledby="variables-title" onClose={close}>
        <form className="variables__form" ref={form} onSubmit={use}>
          <h2 id="variables-title">Your own values</h2>
          <p>{text}</p>
          {content}
        </form>
      </Dialog>
    );
  return (
    // Escape in any field closes the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="env-fields"
      aria-label="Your own values"
      ref={form}
      onSubmit={use}
      onKeyDown={({ key }) => {
        if (key === 'Escape') use();
      }}
    >
      <p className="env-fields__note">{text}</p>
      {content}
    </form>
  );
}
