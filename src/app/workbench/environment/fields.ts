import '../../styles/variables.css';
import strings from 'virtual:strings/variables';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { readEnvironment, type Environment } from '../../../shared/workbench/builder/environment';
import { TOOL_CHOICES } from '../../../shared/workbench/builder/run';
import { PLAIN_VALUE } from '../../../shared/workbench/plain-value';
import { make } from '../../behaviours/dom';
import { changedValues, shownValue } from '../../behaviours/variable-values';
import { currentEnvironment, currentValues, type OwnValues } from './current';
import { toolName } from './summary';
import { versionField } from './version-field';

/** Output formats that all gadgets have. */
const FORMATS = ['columns', 'json', 'jsonpretty', 'yaml'];

/** The fields of a reader's environment. */
export interface EnvironmentFields {
  elements: HTMLElement[];
  /** What stands in them now. */
  entered(): OwnValues;
  /** Selects the field of a name in commands. */
  select(name: string): void;
}

/**
 * Fields for all names in commands, also for one that only this page has, and, where the site explains commands, for
 * tool, selector, tag and output.
 */
export function environmentFields(site: SiteData, page: PageMeta, further: string | null): EnvironmentFields {
  const defaults = site.readerVariables;
  const names = [...new Set([...Object.keys(defaults), ...(further === null ? [] : [further])])];
  const values = currentValues();
  const fields = names.map((name) => plainField(name, shownValue(name, values, defaults) ?? ''));
  const tools = site.tools.length > 0 ? toolFields(site, page) : null;
  return {
    elements: [
      ...(tools ? [tools.tool.label] : []),
      ...fields.map(({ label }) => label),
      ...(tools ? [tools.selector.label, tools.tag.label, tools.output.label, ...tools.version] : []),
    ],
    entered: () => ({
      values: changedValues(Object.fromEntries(fields.map(({ name, input }) => [name, input.value])), defaults),
      environment: tools ? environmentIn(tools) : {},
    }),
    select: (name) => fields.find((field) => field.name === name)?.input.select(),
  };
}

interface Field<Input extends HTMLElement> {
  name: string;
  label: HTMLElement;
  input: Input;
}

interface ToolFields {
  tool: Field<HTMLSelectElement>;
  selector: Field<HTMLInputElement>;
  tag: Field<HTMLInputElement>;
  output: Field<HTMLSelectElement>;
  version: HTMLElement[];
}

/** The fields of what is no name in the commands of the pages. */
function toolFields(site: SiteData, page: PageMeta): ToolFields {
  const now = currentEnvironment();
  const tool = choiceField(
    strings.tool,
    TOOL_CHOICES.map((one): [string, string] => [one, toolName(one)]),
    now.tool,
  );
  const tag = plainField(strings.tag, now.tag ?? '');
  const output = choiceField(
    strings.output,
    FORMATS.map((format): [string, string] => [format, format]),
    now.output,
  );
  const version = versionField(site, page, (found) => {
    tool.input.value = found.tool;
    tag.input.value = found.version;
  });
  return { tool, selector: textField(strings.selector, now.selector ?? ''), tag, output, version };
}

function environmentIn({ tool, selector, tag, output }: ToolFields): Environment {
  const query = {
    tool: tool.input.value,
    selector: selector.input.value,
    tag: tag.input.value,
    output: output.input.value,
  };
  return readEnvironment(new URLSearchParams(query).toString());
}

function textField(name: string, value: string): Field<HTMLInputElement> {
  const input = make('input', { value, autocomplete: 'off', spellcheck: 'false', class: 'filter-bar__input' });
  return { name, input, label: make('label', { class: 'filter-bar__item' }, make('span', {}, name), input) };
}

/** A field for a name: what is no plain value is not used, and the browser says so. */
function plainField(name: string, value: string): Field<HTMLInputElement> {
  const field = textField(name, value);
  field.input.pattern = PLAIN_VALUE;
  field.input.title = 'a-z A-Z 0-9 @ % + = : , . / _ -';
  return field;
}

function choiceField(
  name: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen: string | undefined,
): Field<HTMLSelectElement> {
  const all = [['', strings.asOnPage] as const, ...options];
  const input = make(
    'select',
    { class: 'filter-bar__select' },
    ...all.map(([value, text]) => make('option', { value }, text)),
  );
  input.value = chosen ?? '';
  return { name, input, label: make('label', { class: 'filter-bar__item' }, make('span', {}, name), input) };
}
