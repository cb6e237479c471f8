import '../../styles/variables.css';
import { useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import { announce } from '../../announce';
import { Button } from '../../components/controls';
import { CopyButton } from '../../components/CopyButton';
import { TitledDialog } from '../../components/TitledDialog';
import { useSite } from '../../context';
import { keepInAddress, withQuery } from '../../query';
import type { IslandProps } from '../registry';
import { Fields, type Entered } from './Fields';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { SiteData } from '../../../shared/site-data';
import { toolOf } from '../../../shared/workbench/builder/run';
import { readEnvironment, type Environment } from '../../../shared/workbench/environment';
import { currentEnvironment } from '../../behaviours/reader-variables';
import { storage } from '../../storage';

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
    keepEnvironment(environmentOf(entered, site), site);
    announce('Your values are used.');
    close();
  }

  function restoreDefaults(): void {
    keepEnvironment({}, site);
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

/** What the fields begin with: what is set, and the defaults of the site's names. */
function enteredNow(site: SiteData): Entered {
  const defaults = Object.entries(site.readerVariables).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...Object.fromEntries(defaults), ...currentEnvironment(site) };
}

/** What is used of the texts: whatever is legal and no default. */
function environmentOf(entered: Entered, site: SiteData): Environment {
  const own = Object.entries(entered).filter(
    ([key, value]) => value.trim() !== site.readerVariables[key.toUpperCase()],
  );
  return readEnvironment(new URLSearchParams(own).toString(), site);
}

/** Keeps what the reader has set instead of what came with the address. Commands and tabs of the page follow. */
function keepEnvironment(environment: Environment, site: SiteData): void {
  const { tool: previous } = currentEnvironment(site);
  const { tool } = environment;
  keepInAddress('env', null);
  storage.write(STORAGE_KEYS.environment, new URLSearchParams(environment).toString());
  if (tool === undefined || tool === previous) return;
  document.querySelector<HTMLElement>(`.tabs[data-group="env"] [role="tab"][data-value="${toolOf(tool)}"]`)?.click();
}
