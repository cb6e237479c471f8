/** A manifest read as the command that does the same, so that it is explained and checked like one. */

import type { CommandModel, KnownFlag, Tool } from '../commands/model';
import { nearest } from '../nearest';
import { hasHidden } from '../text';
import { flagWords, gadgetOf, legalFlags, toolWords } from './builder/run';
import { printWords } from './quote';

const KEYS = ['apiVersion', 'kind', 'image', 'name', 'id', 'tags', 'nodes', 'paramValues'];

/** Whether a text is meant as a manifest: it names the kind of document, or an image as a key. */
export function looksLikeManifest(text: string): boolean {
  return /^(?:kind:\s*instance-spec|image:\s*\S+|paramValues:)/m.test(text);
}

/** The command of one document of a manifest, as the YAML parser gives it. Never throws. */
export function commandOfManifest(document: unknown, model: CommandModel): { command: string; problems: string[] } {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return { command: '', problems: ['A manifest is a list of keys and values.'] };
  const manifest = document as Record<string, unknown>;
  const params = asRecord(manifest['paramValues']);
  const tool = toolOf(Object.keys(params));
  const legal = legalFlags(tool, gadgetOf({ image: String(manifest['image'] ?? '') }, model), model);
  const problems = [...missing(manifest), ...unknownKeys(manifest)];
  const words: string[] = [];
  const add = (name: string, value: string): boolean => {
    const flag = legal.find((one) => one.manifest === name);
    // An escape of YAML can stand for any character.
    if (flag && hasHidden(value)) problems.push(`${name} contains invisible characters.`);
    else if (flag) words.push(...flagWords(flag.flag, value, flag.type));
    return flag !== undefined;
  };
  for (const key of ['name', 'id', 'tags', 'nodes']) {
    const value = manifest[key];
    if (value === undefined || value === null) continue;
    if (!add(key, Array.isArray(value) ? value.join(',') : String(value)))
      problems.push(`${key} cannot be set with ${model.tools[tool].words.join(' ')}.`);
  }
  for (const [name, value] of Object.entries(params))
    if (!add(name, String(value ?? ''))) problems.push(unknownParameter(name, legal));
  const image = isImage(manifest['image']) ? [manifest['image']] : [];
  const call = [...toolWords({ tool, tag: null }, model), 'run', ...image, ...words];
  return { command: printWords(call), problems };
}

/** Whether a value can be an image. A flag is none. */
function isImage(value: unknown): value is string {
  return typeof value === 'string' && /^[^-]/.test(value) && !hasHidden(value);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function missing(manifest: Record<string, unknown>): string[] {
  return [
    ...(String(manifest['apiVersion']) === '1' ? [] : ['apiVersion must be 1.']),
    ...(manifest['kind'] === 'instance-spec' ? [] : ['kind must be instance-spec.']),
    ...(isImage(manifest['image']) ? [] : ['image is missing: the gadget to run.']),
  ];
}

function unknownKeys(manifest: Record<string, unknown>): string[] {
  return Object.keys(manifest)
    .filter((key) => !KEYS.includes(key))
    .map((key) => {
      const near = nearest(key, KEYS);
      return `There is no key "${key}".${near === undefined ? ` Keys: ${KEYS.join(', ')}.` : ` Did you mean ${near}?`}`;
    });
}

/** Which tool the parameters are for; without one that tells, the cluster's. */
function toolOf(names: readonly string[]): Tool {
  return names.some((name) => name.startsWith('operator.LocalManager.')) ? 'ig' : 'kubectl-gadget';
}

function unknownParameter(name: string, legal: readonly KnownFlag[]): string {
  const known = legal.flatMap((one) => (one.manifest?.includes('.') ? [one.manifest] : []));
  const near = known.find((one) => one.split('.').at(-1) === name.split('.').at(-1)) ?? nearest(name, known);
  return `There is no parameter "${name}" here.${near === undefined ? '' : ` Did you mean ${near}?`}`;
}
