import type { Document } from 'yaml';
import type { CommandModel } from '../../shared/commands/model';
import type { ParsedCommand } from '../../shared/commands/parse';
import { diagnose } from '../../shared/workbench/diagnose';
import { scalar } from '../../shared/workbench/as-manifest';
import { applyEdits, type Edit } from '../../shared/workbench/correct';
import { readDocuments } from '../workbench/yaml';

/** Commands and the version that they are read for. */
interface ReadCommands {
  text: string;
  model: CommandModel;
}

/**
 * Writes the corrections of a manifest's commands into it and keeps the rest as written. `old` are the commands of its
 * documents as the older version reads them, `corrected` the same commands for the newer one. Returns `null` when a
 * correction changes anything but a name or a value.
 */
export async function correctManifest(
  manifest: string,
  old: ReadCommands,
  corrected: ReadCommands,
): Promise<string | null> {
  const documents = await readDocuments(manifest);
  const [before, after] = [old, corrected].map(({ text, model }) => diagnose(text, model).calls);
  if (!documents || before?.length !== documents.length || after?.length !== before.length) return null;
  const edits = documents.flatMap((one, index) => editsOf(one, before[index]?.parsed, after[index]?.parsed) ?? []);
  if (edits.length === 0) return null;
  return applyEdits(manifest, edits);
}

/** The edits of one document. Corrections keep the order of the flags, so flags are compared by position. */
function editsOf(document: Document, before?: ParsedCommand, after?: ParsedCommand): Edit[] | null {
  if (!before || !after || before.args.flags.length !== after.args.flags.length) return null;
  const image = after.image?.word.text;
  return [
    ...(image === undefined || image === before.image?.word.text ? [] : edit(document.getIn(['image'], true), image)),
    ...before.args.flags.flatMap((flag, index) => {
      const now = after.args.flags[index];
      const [key, newKey] = [flag.spec?.manifest, now?.spec?.manifest];
      if (!now || key === undefined || newKey === undefined) return [];
      const place = key.includes('.') ? ['paramValues', key] : [key];
      return [
        ...(key === newKey ? [] : edit(keyNode(document, key), newKey)),
        ...(flag.value === now.value ? [] : edit(document.getIn(place, true), now.value ?? 'true')),
      ];
    }),
  ];
}

function keyNode(document: Document, name: string): unknown {
  const params = document.get('paramValues') as { items?: { key: { value?: unknown } }[] } | undefined;
  return params?.items?.find(({ key }) => key.value === name)?.key;
}

/** Puts a text in the place of a scalar; a list stays as it is. */
function edit(node: unknown, text: string): Edit[] {
  const { range, value } = (node ?? {}) as { range?: [number, number, number]; value?: unknown };
  return range === undefined || value === undefined ? [] : [{ offset: range[0], end: range[1], text: scalar(text) }];
}
