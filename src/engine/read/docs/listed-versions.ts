import path from 'node:path';
import type { Diagnostic } from '../../model/diagnostic';
import { statOf } from '../../model/stat-of';
import type { SiteConfig } from '../config/schema';
import { slug } from '../config/field-types';
import { isOwnLayout, type SiteFolders } from '../folders';
import { textOf } from '../read-text';
import { docsSets, FIRST_SET, type DocsSetConfig } from './sets';

/** The versions of a docs set, in the fields of the configuration that say them. */
type Versions = Pick<DocsSetConfig, 'layers' | 'versions' | 'wholeLayers' | 'layerFolders'>;

/** What Docusaurus calls the pages that no version has yet, in addresses, which is what readers know them by. */
const NEXT = 'next';
/** Names that no version can have: there, such pages are called `current`, too. */
const TAKEN = ['current', NEXT];

/**
 * The configuration with the versions that Docusaurus keeps beside a docs set: `versions.json` lists them, newest
 * first, and each has a folder of all its pages in `versioned_docs/`. A further set has its id in front of both names.
 * What the configuration itself says of layers or versions counts.
 */
export function withListedVersions(
  root: string,
  config: SiteConfig,
  { sets }: Pick<SiteFolders, 'sets'>,
  problems: Diagnostic[],
): SiteConfig {
  const found = docsSets(config).map(({ set }) => listedVersions(root, set, sets[set.id] ?? null, problems));
  const [first, ...others] = found;
  return {
    ...config,
    docs: {
      ...config.docs,
      ...first,
      sets: config.docs.sets.map((set, index) => ({ ...set, ...others[index] })),
    },
  };
}

/** Where versions may be kept beside the docs sets: their lists, and the folders of their pages. */
export const versionPaths = (config: SiteConfig): string[] =>
  docsSets(config).flatMap(({ set }) => [`${startOf(set)}versions.json`, `${startOf(set)}versioned_docs`]);

/** What stands in front of the names of a further set. */
const startOf = ({ id }: DocsSetConfig): string => (id === FIRST_SET ? '' : `${id}_`);

function listedVersions(
  root: string,
  set: DocsSetConfig,
  folder: string | null,
  problems: Diagnostic[],
): Versions | null {
  if (folder === null || isOwnLayout(folder) || set.layers.length > 0 || set.versions.length > 0) return null;
  const start = startOf(set);
  const file = `${start}versions.json`;
  if (!statOf(path.join(root, file))?.isFile()) return null;
  const names = readNames(root, file, problems);
  if (names.length === 0) return null;
  const folderOf = (name: string): [string, string] => [name, `${start}versioned_docs/version-${name}`];
  return {
    layers: [...names.toReversed(), NEXT],
    wholeLayers: true,
    layerFolders: Object.fromEntries([...names.map(folderOf), [NEXT, folder]]),
    versions: [
      { name: NEXT, label: 'Next', status: 'unreleased', variables: {} },
      ...names.map((name, index) => ({
        name,
        status: index === 0 ? ('latest' as const) : ('unmaintained' as const),
        variables: {},
      })),
    ],
  };
}

/** The names in a list; none, and a problem, for a file that holds anything else. */
function readNames(root: string, file: string, problems: Diagnostic[]): string[] {
  const text = textOf(root, file, problems);
  const names = text === null ? [] : parse(text);
  if (names !== null) return names;
  problems.push({
    file,
    line: 1,
    column: 1,
    rule: 'versions/list',
    severity: 'error',
    message: 'The list of versions cannot be read.',
    hint: 'It is a list of different names, the newest first: ["2.0", "1.0"]. They hold letters, digits, dots, dashes and underscores.',
  });
  return [];
}

function parse(text: string): string[] | null {
  try {
    const names = slug.array().parse(JSON.parse(text));
    return new Set(names).size === names.length && !TAKEN.some((name) => names.includes(name)) ? names : null;
  } catch {
    return null;
  }
}
