import type { SiteData } from '../site-data';
import { visibleText } from '../text';

/** Where a gadget is run from: a tool, or `ig` in a container. */
export const TOOL_CHOICES = ['kubectl-gadget', 'ig', 'ig-container', 'gadgetctl'] as const;
export type ToolChoice = (typeof TOOL_CHOICES)[number];

/** The name of a choice as people say it. */
export function toolName(choice: ToolChoice): string {
  return choice === 'ig-container' ? 'ig in a container' : choice.replace('kubectl-', 'kubectl ');
}

/**
 * What a reader's commands are about, set once for all of them: `tool`, `selector`, `tag`, `output`, and own values of
 * the site's variables by their names in lower case. The pages show their defaults for everything that is not set.
 */
export type Environment = Readonly<Record<string, string>> & { readonly tool?: ToolChoice };

const PLAIN_VALUES = /^[\w@%:./][\w@%+=:,./-]*$/;

/** Whether a text can be used as a name in commands: it needs no quotes in a shell or in YAML, and is not a flag. */
export function isPlainValue(text: string): boolean {
  return PLAIN_VALUES.test(text);
}

/**
 * Reads an environment that was kept or sent: a query. Names that the site does not know, empty values, unknown tools,
 * values with hidden characters and values that are not plain are left out.
 */
export function readEnvironment(query: string, { readerVariables }: Pick<SiteData, 'readerVariables'>): Environment {
  const names = new Set([
    'tool',
    'selector',
    'tag',
    'output',
    ...Object.keys(readerVariables).map((name) => name.toLowerCase()),
  ]);
  const given = [...new URLSearchParams(query)].map(([key, value]) => [key, visibleText(value)?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([key, value]) => names.has(key) && isLegal(key, value)));
}

function isLegal(key: string, value: string): boolean {
  if (key === 'tool') return TOOL_CHOICES.some((tool) => tool === value);
  return key === 'selector' ? value !== '' : isPlainValue(value);
}
