import '../../styles/sheets/variables.css';
import strings from 'virtual:strings/variables';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { docPath, pageAddress, withBase } from '../../../shared/urls';
import type { Environment } from '../../../shared/workbench/builder/environment';
import { TOOL_CHOICES } from '../../../shared/workbench/builder/run';
import { readVersionOutput } from '../../../shared/workbench/builder/version-output';
import { announce } from '../../announce';
import { copyWith } from '../../behaviours/copy';
import { make, showDialog } from '../../behaviours/dom';
import { changedValues, parseValues, shownValue, type VariableValues } from '../../behaviours/variable-values';
import { storage } from '../../storage';
import { keepInAddress } from '../address';
import { versionsOf } from '../data';
import { addressWith, currentEnvironment, keepEnvironment, VARIABLE_KEYS, VARIABLES } from './current';

/** Output formats that all gadgets have. */
const FORMATS = ['columns', 'json', 'jsonpretty', 'yaml'];

/**
 * Asks for the reader's environment: own values for the names in commands, and, where the site explains commands, tool,
 * tag and output. All is kept on this device only. The field of `focused` gets the focus.
 */
export function editEnvironment(focused: string | null, site: SiteData, page: PageMeta): void {
  const defaults = site.readerVariables;
  const now = currentEnvironment();
  const names = [...new Set([...Object.keys(defaults), ...(focused === null ? [] : [focused])])];
  const values = { ...parseValues(storage.read(STORAGE_KEYS.readerVariables)), ...variablesOf(now) };
  const fields = names.map((name) => fieldOf(name, shownValue(name, values, defaults) ?? ''));
  const entered = (): VariableValues => Object.fromEntries(fields.map(({ name, input }) => [name, input.value]));
  const more = site.tools.length > 0 ? toolFields(now, site, page) : null;
  const reset = make('button', { type: 'button', class: 'button' }, strings.useDefaults);
  const form = make(
    'form',
    { method: 'dialog', class: 'variables__form' },
    make('h2', { id: 'variables-title' }, strings.title),
    make('p', {}, strings.text),
    ...(more?.before ?? []),
    ...fields.map(({ label }) => label),
    ...(more?.after ?? []),
    make(
      'p',
      { class: 'variables__actions' },
      make('button', { class: 'button button--primary' }, strings.useThese),
      reset,
      ...(more
        ? [shareButton(() => ({ ...more.entered(), ...environmentOf(changedValues(entered(), defaults)) }), site)]
        : []),
    ),
  );
  const dialog = make('dialog', { class: 'dialog', 'aria-labelledby': 'variables-title' }, form);

  reset.addEventListener('click', () => {
    keep({}, {}, strings.defaultsUsed);
    dialog.close();
  });
  form.addEventListener('submit', () => {
    keep(changedValues(entered(), defaults), more?.entered() ?? {}, strings.valuesUsed);
  });
  showDialog(dialog);
  const first = fields.find(({ name }) => name === focused)?.input;
  if (first) first.select();
}

interface Field {
  name: string;
  label: HTMLElement;
  input: HTMLInputElement;
}

function fieldOf(name: string, value: string): Field {
  const input = make('input', { name, value, autocomplete: 'off', spellcheck: 'false', class: 'filter-bar__input' });
  return { name, input, label: make('label', { class: 'filter-bar__item' }, make('span', {}, name), input) };
}

/** The fields of what is no variable of the pages. */
interface ToolFields {
  before: HTMLElement[];
  after: HTMLElement[];
  entered(): Environment;
}

function toolFields(now: Environment, site: SiteData, page: PageMeta): ToolFields {
  const tools = TOOL_CHOICES.map((tool): [string, string] => [
    tool,
    tool === 'ig-container' ? strings.inContainer : tool.replace('kubectl-', 'kubectl '),
  ]);
  const tool = selectOf(strings.tool, tools, now.tool);
  const output = selectOf(
    strings.output,
    FORMATS.map((format): [string, string] => [format, format]),
    now.output,
  );
  const selector = fieldOf(strings.selector, now.selector ?? '');
  const tag = fieldOf(strings.tag, now.tag ?? '');
  const found = make('p', { class: 'variables__found', 'aria-live': 'polite' });
  const pasted = make('textarea', { class: 'filter-bar__input', rows: '2', spellcheck: 'false' });
  pasted.addEventListener('input', () => {
    const read = readVersionOutput(pasted.value);
    if (!read) return found.replaceChildren(pasted.value.trim() === '' ? '' : strings.noVersion);
    tool.select.value = read.tool;
    tag.input.value = read.version;
    const name = tools.find(([one]) => one === read.tool)?.[1] ?? read.tool;
    found.replaceChildren(
      fill(strings.found, { tool: name, version: read.version }),
      ...linkTo(read.version, site, page),
    );
  });
  return {
    before: [tool.label],
    after: [
      selector.label,
      tag.label,
      output.label,
      make('label', { class: 'variables__paste' }, make('span', {}, strings.paste), pasted),
      found,
    ],
    entered: () =>
      given({
        tool: tool.select.value,
        selector: selector.input.value,
        tag: tag.input.value,
        output: output.select.value,
      }),
  };
}

/** Values without spaces around, and only those that are set. */
function given(environment: Environment): Environment {
  const trimmed = Object.entries(environment).map(([key, value]) => [key, value?.trim() ?? '']);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

function selectOf(
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen: string | undefined,
): { label: HTMLElement; select: HTMLSelectElement } {
  const all = [['', strings.asOnPage] as const, ...options];
  const select = make(
    'select',
    { class: 'filter-bar__select' },
    ...all.map(([value, text]) => make('option', { value }, text)),
  );
  select.value = chosen ?? '';
  return { select, label: make('label', { class: 'filter-bar__item' }, make('span', {}, label), select) };
}

/** A link to the page of a version, where the site has that version and the page is of another one. */
function linkTo(label: string, site: SiteData, { docs }: PageMeta): (HTMLElement | string)[] {
  const versions = versionsOf(site);
  const version = versions.find((one) => one.name === label) ?? versions.find((one) => one.label === label);
  const here = versions.find((one) => one.name === docs?.version);
  if (!version || !docs || here?.label === version.label || docs.absentIn.includes(version.name)) return [];
  const href = withBase(pageAddress(site, docPath(version, docs.page)), site.base);
  return [' ', make('a', { href }, fill(strings.pageOf, { version: label }))];
}

function shareButton(environment: () => Environment, site: SiteData): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, strings.share);
  button.addEventListener('click', () => void copyWith(button, addressWith(environment()), site.strings.article));
  return button;
}

function variablesOf(environment: Environment): VariableValues {
  return Object.fromEntries(
    VARIABLE_KEYS.flatMap((key) => (environment[key] === undefined ? [] : [[VARIABLES[key], environment[key]]])),
  );
}

function environmentOf(values: VariableValues): Environment {
  return Object.fromEntries(
    VARIABLE_KEYS.flatMap((key) => {
      const value = values[VARIABLES[key]];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** What was sent with the address gives way to what the reader sets. */
function keep(values: VariableValues, environment: Environment, message: string): void {
  keepInAddress('env', null);
  keepEnvironment(environment);
  storage.write(STORAGE_KEYS.readerVariables, JSON.stringify(values));
  if (environment.tool !== undefined) chooseTab(environment.tool);
  announce(message);
}

/** Tabs of the environment follow the tool. */
function chooseTab(tool: string): void {
  const value = tool === 'ig-container' ? 'ig' : tool;
  document.querySelector<HTMLElement>(`.tabs[data-group="env"] [role="tab"][data-value="${value}"]`)?.click();
}
