import type { Place } from '../place';
import { bracketed, placeAt, readPackage, stringConstants, stringValue, type GoFile } from './go-source';

/** A parameter that an operator or a runtime declares in Go. */
export interface OperatorParam extends Place {
  key: string;
  alias: string | null;
  /** Null when it is no plain text. */
  default: string | null;
  type: string | null;
  /** The runtime puts another default in when the command runs. */
  isSetLater: boolean;
}

/** Reads the `Key:` lists of a package: `api.Params{…}`, `params.ParamDescs{…}` and single `params.ParamDesc{…}`. */
export function readOperatorParams(root: string, folder: string): OperatorParam[] {
  const files = readPackage(root, folder);
  const constants = stringConstants(files);
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
    return [
      {
        key,
        alias: field('Alias'),
        default: /\bDefaultValue:/.test(inside) ? field('DefaultValue') : '',
        type: /\bTypeHint:\s*\w+\.Type(\w+)/.exec(inside)?.[1]?.toLowerCase() ?? null,
        isSetLater: /\bValueHint:/.test(inside),
        ...placeAt(file, match.index + match[0].indexOf('Key:')),
      },
    ];
  });
}
