import type { Place } from '../place';
import type { GoPackage } from './go-module';
import { bracketed, placeAt, stringValue, type GoFile } from './go-source';

/** A parameter that an operator or a runtime declares in Go. */
export interface OperatorParam extends Place {
  key: string;
  alias: string | null;
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
  return [...file.text.matchAll(/\{\s*Key:\s*([^,\n]+),/g)].flatMap((match): OperatorParam[] => {
    const { inside } = bracketed(file.text, match.index);
    // A list of keys and values has no more than those; a parameter has a description or a type.
    if (!/\b(?:Description|TypeHint|DefaultValue|Title):/.test(inside)) return [];
    const key = stringValue(match[1] ?? '', constants);
    if (key === null) return [];
    const field = (name: string): string | null => {
      const found = new RegExp(`\\b${name}:\\s*((?:"(?:[^"\\\\\\n]|\\\\.)*"|\`[^\`]*\`|[^,\\n])+)`).exec(inside)?.[1];
      return found === undefined ? null : stringValue(found.trim(), constants);
    };
    const before = [...file.text.slice(0, match.index).matchAll(/^func (?:\([^)]*\) )?(\w+)\(/gm)];
    return [
      {
        key,
        alias: field('Alias'),
        default: /\bDefaultValue:/.test(inside) ? field('DefaultValue') : '',
        isSetLater: /\bValueHint:/.test(inside),
        listedBy: before.at(-1)?.[1] ?? '',
        ...placeAt(file, match.index + match[0].indexOf('Key:')),
      },
    ];
  });
}
