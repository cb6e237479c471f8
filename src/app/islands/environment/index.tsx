import strings from 'virtual:strings/variables';
import '../../styles/variables.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import { announce } from '../../announce';
import { CopyButton } from '../../components/CopyButton';
import { Dialog } from '../../components/Dialog';
import { useSite } from '../../context/SiteContext';
import { addressWith } from '../../workbench/environment/current';
import { keepValues } from '../../workbench/environment/keep';
import type { IslandProps } from '../island';
import { enteredNow, valuesOf, type Entered } from './entered';
import { Fields } from './Fields';

export const { crashed } = strings;

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
  const isDialog = opener.type === 'name';
  const [entered, setEntered] = useState(() => enteredNow(site, isDialog ? opener.name : null));
  // The fields begin again when the defaults are used.
  const [round, setRound] = useState(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement | HTMLSelectElement>(
      isDialog ? '[data-begin]' : 'select',
    );
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [isDialog]);

  const finish = (): void => {
    close();
    if (opener.type === 'line') opener.button.focus();
  };
  const button = opener.type === 'line' ? opener.button : null;
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

  function keep(values: Entered): void {
    clearTimeout(pause.current);
    keepValues(valuesOf(values, site));
  }

  function change(values: Entered): void {
    setEntered(values);
    clearTimeout(pause.current);
    if (!isDialog) pause.current = setTimeout(() => keep(values), PAUSE_MS);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    keep(entered);
    if (isDialog) announce(strings.valuesUsed);
    finish();
  }

  function restoreDefaults(): void {
    clearTimeout(pause.current);
    keepValues({ values: {}, environment: {} });
    announce(strings.defaultsUsed);
    if (isDialog) return finish();
    setEntered(enteredNow(site, null));
    setRound(round + 1);
  }

  const content = (
    <>
      <Fields key={round} {...{ page, entered, change }} begin={isDialog ? opener.name : null} />
      <p className="variables__actions">
        <button className="button button--primary">{isDialog ? strings.applyThese : strings.done}</button>
        <button type="button" className="button" onClick={restoreDefaults}>
          {strings.restoreDefaults}
        </button>
        {site.tools.length > 0 && (
          <CopyButton label={strings.share} text={() => addressWith(valuesOf(entered, site))} />
        )}
      </p>
    </>
  );
  if (isDialog)
    return (
      <Dialog aria-labelledby="variables-title" onClose={close}>
        <form className="variables__form" ref={form} onSubmit={submit}>
          <h2 id="variables-title">{strings.title}</h2>
          <p>{strings.text}</p>
          {content}
        </form>
      </Dialog>
    );
  const onKeyDown = (key: string): void => {
    if (key !== 'Escape') return;
    keep(entered);
    finish();
  };
  return (
    // Escape in any field closes the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="env-fields"
      aria-label={strings.title}
      ref={form}
      onSubmit={submit}
      onKeyDown={({ key }) => onKeyDown(key)}
    >
      <p className="env-fields__note">{strings.text}</p>
      {content}
    </form>
  );
}
