import { STORAGE_KEYS } from '../../../shared/constants';
import type { SiteData } from '../../../shared/site-data';
import { toolOf } from '../../../shared/workbench/builder/run';
import { readEnvironment, type Environment } from '../../../shared/workbench/environment';
import { currentEnvironment } from '../../behaviours/reader-variables';
import { keepInAddress } from '../../query';
import { storage } from '../../storage';

/** The texts of the form's fields, by the keys of an environment. */
export type Entered = Readonly<Record<string, string>>;

/** What the fields begin with: what is set, and the defaults of the site's names. */
export function enteredNow({ readerVariables }: SiteData): Entered {
  const defaults = Object.entries(readerVariables).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...Object.fromEntries(defaults), ...currentEnvironment() };
}

/** What is used of the texts: whatever is legal and no default. */
export function environmentOf(entered: Entered, { readerVariables }: SiteData): Environment {
  const own = Object.entries(entered).filter(([key, value]) => value.trim() !== readerVariables[key.toUpperCase()]);
  return readEnvironment(new URLSearchParams(own).toString());
}

/** Keeps what the reader has set instead of what came with the address. Commands and tabs of the page follow. */
export function keepEnvironment(environment: Environment): void {
  const { tool: previous } = currentEnvironment();
  const { tool } = environment;
  keepInAddress('env', null);
  storage.write(STORAGE_KEYS.environment, new URLSearchParams(environment).toString());
  if (tool === undefined || tool === previous) return;
  document.querySelector<HTMLElement>(`.tabs[data-group="env"] [role="tab"][data-value="${toolOf(tool)}"]`)?.click();
}
