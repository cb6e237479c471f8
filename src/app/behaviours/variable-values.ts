import { isPlainValue } from '../../shared/workbench/plain-value';

/** A reader's own values by the name of the variable. */
export type VariableValues = Readonly<Record<string, string>>;

/** Reads kept values. Anything that is not an object of texts counts as none, and so does a value that is not plain. */
export function parseValues(kept: string | null): VariableValues {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && isPlainValue(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}
