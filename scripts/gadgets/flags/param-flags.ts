import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../place';
import { placeAt, readPackage, stringConstants, stringValue, type GoFile } from '../tool/go-source';
import { readOperatorParams } from '../tool/operator-params';
import type { GoModule } from './go-module';
import type { ToolParamFlag } from './model';

/** Operators whose parameters belong to single gadgets; they are compared with those. */
const OF_GADGETS = new Set(['ebpf', 'process', 'wasm']);
const OPERATORS = 'pkg/operators';
const RUNTIME = 'pkg/runtime/grpc';

/**
 * Flags that operators and the runtime declare as parameters. Those of a whole operator are offered where the operator
 * is part of `ig` or of the runtime; those of a run are always.
 */
export function paramFlags(root: string, module: GoModule): ToolParamFlag[] {
  const main = ['cmd/ig', 'cmd/common'].flatMap((one) => module.package(one).files);
  const linked = new Set(main.flatMap((file) => module.imports(file)));
  const folder = path.join(root, OPERATORS);
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => !OF_GADGETS.has(name) && !name.includes('.'),
  );
  return [...names.map((name) => `${OPERATORS}/${name}`), RUNTIME].flatMap((one) =>
    packageFlags(root, one, linked.has(one) || one === RUNTIME),
  );
}

function packageFlags(root: string, folder: string, isLinked: boolean): ToolParamFlag[] {
  const files = readPackage(root, folder);
  const constants = stringConstants(files);
  const texts = new Map(files.map((file) => [file.file, file.text]));
  const declared = readOperatorParams(root, folder).map((param): ToolParamFlag => {
    const text = texts.get(param.file) ?? '';
    return {
      flag: `--${param.key}`,
      short: param.alias ? `-${param.alias}` : null,
      type: null,
      default: param.isSetLater ? null : param.default,
      hidden: false,
      ...placeOf(param),
      isOffered: isLinked || !functionAt(text, param.line).startsWith('Global'),
    };
  });
  return [...declared, ...files.flatMap((file) => renamed(file, constants))];
}

function functionAt(text: string, line: number): string {
  const before = text.split('\n').slice(0, line).join('\n');
  return [...before.matchAll(/^func (?:\([^)]*\) )?(\w+)\(/gm)].at(-1)?.[1] ?? '';
}

/** Names that a parameter gets after it is declared: `podName.AlternativeKey = "k8s-podname"`. */
function renamed(file: GoFile, constants: ReadonlyMap<string, string>): ToolParamFlag[] {
  return [...file.text.matchAll(/\.(?:AlternativeKey|Key) = (.+)$/gm)].flatMap((match): ToolParamFlag[] => {
    const key = stringValue(match[1] ?? '', constants);
    const rest = { short: null, type: null, default: null, hidden: false, isOffered: true };
    return key === null ? [] : [{ flag: `--${key}`, ...rest, ...placeAt(file, match.index) }];
  });
}
