import { STORAGE_KEYS } from '../../../shared/constants';
import type { SiteData } from '../../../shared/site-data';
import { printEnvironment, readEnvironment } from '../../../shared/workbench/builder/environment';
import { toolOf } from '../../../shared/workbench/builder/run';
import { isPlainValue } from '../../../shared/workbench/plain-value';
import { keepInAddress } from '../../query';
import { storage } from '../../storage';
import { currentEnvironment, currentValues, type OwnValues } from '../../workbench/environment/current';

/** The texts of the form's fields. */
export interface Entered {
  names: Readonly<Record<string, string>>;
  tool: string;
  selector: string;
  tag: string;
  output: string;
}

/** What the fields begin with: all names of the site, and one that only the page has. */
export function enteredNow({ readerVariables }: SiteData, further?: string): Entered {
  const values = currentValues();
  const names = [...Object.keys(readerVariables), ...(further === undefined ? [] : [further])];
  const { tool = '', selector = '', tag = '', output = '' } = currentEnvironment();
  return {
    names: Object.fromEntries(names.map((name) => [name, values[name] ?? readerVariables[name] ?? ''])),
    tool,
    selector,
    tag,
    output,
  };
}

/** What is used of the texts: plain values other than the defaults, without spaces around them, and an environment. */
export function valuesOf({ names, ...rest }: Entered, { readerVariables, tools }: SiteData): OwnValues {
  const trimmed = Object.entries(names).map(([name, value]) => [name, value.trim()] as const);
  return {
    values: Object.fromEntries(
      trimmed.filter(([name, value]) => isPlainValue(value) && value !== readerVariables[name]),
    ),
    environment: tools.length > 0 ? readEnvironment(new URLSearchParams(rest).toString()) : {},
  };
}

/** Keeps what the reader has set instead of what came with the address. Commands and tabs of the page follow. */
export function keepValues({ values, environment }: OwnValues): void {
  const { tool: former } = currentEnvironment();
  const { tool } = environment;
  keepInAddress('env', null);
  // Listeners for the environment read the values as well.
  storage.write(STORAGE_KEYS.readerVariables, JSON.stringify(values));
  storage.write(STORAGE_KEYS.environment, printEnvironment(environment));
  if (tool === undefined || tool === former) return;
  document.querySelector<HTMLElement>(`.tabs[data-group="env"] [role="tab"][data-value="${toolOf(tool)}"]`)?.click();
}
