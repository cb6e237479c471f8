import * as z from 'zod';
import { formatDiagnostics } from '../../src/engine/model/print';
import type { Diagnostic } from '../../src/engine/model/diagnostic';
import { CommandError } from '../../src/engine/model/errors';
import { readSiteFile } from '../../src/engine/read/yaml';
import type { Difference } from './difference';
import { DATA } from './our-data';

const schema = z.strictObject({
  known: z.array(
    z.strictObject({
      version: z.string(),
      owner: z.string(),
      name: z.string(),
      property: z.string().optional(),
      /** Why the data says something else on purpose. */
      reason: z.string().min(10),
    }),
  ),
});

type KnownDifference = z.output<typeof schema>['known'][number];

/** Differences apart from those the data has on purpose. */
export interface SortedDifferences {
  differences: Difference[];
  known: number;
  /** Those that are listed as meant and are no longer there. */
  outdated: string[];
}

/** Takes away what `_known.yaml` lists. Throws `CommandError` when that file has a problem. */
export function withoutKnown(root: string, version: string, differences: readonly Difference[]): SortedDifferences {
  const listed = readKnown(root).filter((known) => known.version === version);
  const isKnown = (difference: Difference): boolean => listed.some((known) => matches(known, difference));
  return {
    differences: differences.filter((difference) => !isKnown(difference)),
    known: differences.filter(isKnown).length,
    outdated: listed
      .filter((known) => !differences.some((difference) => matches(known, difference)))
      .map(({ owner, name }) => `${owner}: ${name}`),
  };
}

function matches({ owner, name, property }: KnownDifference, difference: Difference): boolean {
  return owner === difference.owner && name === difference.name && property === difference.property;
}

function readKnown(root: string): KnownDifference[] {
  const problems: Diagnostic[] = [];
  const data = readSiteFile(root, `${DATA}/_known.yaml`, schema, problems);
  if (problems.length > 0) throw new CommandError(formatDiagnostics(problems, root));
  return data?.known ?? [];
}
