import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../place';
import type { GoModule } from '../tool/go-module';
import { placeAt, stringValue } from '../tool/go-source';
import { readOperatorParams } from '../tool/operator-params';
import type { ToolParamFlag } from './model';

/** Operators whose parameters belong to single gadgets; they are compared with those. */
const OF_GADGETS = new Set(['ebpf', 'process', 'wasm']);
const OPERATORS = 'pkg/operators';
const RUNTIME = 'pkg/runtime/grpc';

/**
 * Flags that operators and the runtime declare as parameters. Flags of a whole operator exist where the operator
 * is part of `ig` or of the runtime; flags of a run always exist.
 */
export function paramFlags(module: GoModule): ToolParamFlag[] {
  const main = ['cmd/ig', 'cmd/common'].flatMap((one) => module.package(one).files);
  const linked = new Set(main.flatMap((file) => module.imports(file)));
  const folder = path.join(module.root, OPERATORS);
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => !OF_GADGETS.has(name) && !name.includes('.'),
  );
  return [...names.map((name) => `${OPERATORS}/${name}`), RUNTIME].flatMap((one) =>
    packageFlags(module, one, linked.has(one) || one === RUNTIME),
  );
}

function packageFlags(module: GoModule, folder: string, isLinked: boolean): ToolParamFlag[] {
  const home = module.package(folder);
  const declared = readOperatorParams(home).map((param) => ({
    flag: `--${param.key}`,
    default: param.isSetLater ? null : param.default,
    ...placeOf(param),
    isOffered: isLinked || !param.listedBy.startsWith('Global'),
  }));
  // Names that a parameter gets after it is declared: `podName.AlternativeKey = "k8s-podname"`.
  const renamed = home.files.flatMap((file) =>
    [...file.text.matchAll(/\.(?:AlternativeKey|Key) = (.+)$/gm)].flatMap((match): ToolParamFlag[] => {
      const key = stringValue(match[1] ?? '', home.constants);
      return key === null ? [] : [{ flag: `--${key}`, default: null, isOffered: true, ...placeAt(file, match.index) }];
    }),
  );
  return [...declared, ...renamed];
}
