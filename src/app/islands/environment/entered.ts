import type { SiteData } from '../../../shared/site-data';
import { readEnvironment } from '../../../shared/workbench/builder/environment';
import { isPlainValue } from '../../../shared/workbench/plain-value';
import { shownValue, type VariableValues } from '../../behaviours/variable-values';
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
export function enteredNow({ readerVariables }: SiteData, further: string | null): Entered {
  const values = currentValues();
  const names = [...Object.keys(readerVariables), ...(further === null ? [] : [further])];
  const { tool = '', selector = '', tag = '', output = '' } = currentEnvironment();
  return {
    names: Object.fromEntries(names.map((name) => [name, shownValue(name, values, readerVariables) ?? ''])),
    tool,
    selector,
    tag,
    output,
  };
}

/** What is used of the texts: plain values other than the defaults, and what makes an environment. */
export function valuesOf({ names, ...rest }: Entered, { readerVariables, tools }: SiteData): OwnValues {
  return {
    values: changedValues(names, readerVariables),
    environment: tools.length > 0 ? readEnvironment(new URLSearchParams(rest).toString()) : {},
  };
}

/** The values to keep: plain ones that differ from the defaults, without spaces around them, which no name has. */
function changedValues(values: VariableValues, defaults: VariableValues): VariableValues {
  const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([name, value]) => isPlainValue(value) && value !== defaults[name]));
}
