import type { Place } from '../place';
import type { GoPackage } from './go-module';
import { bracketed, entriesOf, placeAt, stringValue, type GoFile } from './go-source';

/** A parameter that an operator or a runtime declares in Go. */
export interface OperatorParam extends Place {
  key: string;
  /** Null when it is no plain text. */
  default: string | null;
  /** The runtime puts another default in when the command runs. */
  isSetLater: boolean;
  /** Name of the function that lists it. */
  listedBy: string;
}

/** Reads the `Key:` lists of a package: `api.Params{…}`, `params.ParamDescs{…}` and single `params.ParamDesc{…}`. */
export function readOperatorParams({ files, constants }: GoPackage): OperatorParam[] {
  return files.flatMap((file) => paramsOf(file, constants));
}

function paramsOf(file: GoFile, constants: ReadonlyMap<string, string>): OperatorParam[] {
  return [...file.text.matchAll(/\{\s*Key:/g)].flatMap((match): OperatorParam[] => {
    const entries = entriesOf(bracketed(file.text, match.index).inside);
    const key = stringValue(entries.get('Key') ?? '', constants);
    // A list of keys and values has no more than those; a parameter has a description or a type.
    const isParam = ['Description', 'TypeHint', 'DefaultValue', 'Title'].some((name) => entries.has(name));
    if (key === null || !isParam) return [];
    const before = [...file.text.slice(0, match.index).matchAll(/^func (?:\([^)]*\) )?(\w+)\(/gm)];
    return [
      {
        key,
        default: stringValue(entries.get('DefaultValue') ?? '""', constants),
        isSetLater: entries.has('ValueHint'),
        listedBy: before.at(-1)?.[1] ?? '',
        ...placeAt(file, match.index + match[0].length - 1),
      },
    ];
  });
}
