/** A run as a Go program that uses the library. */

import type { CommandModel } from '../../commands/model';
import { quoteString } from '../quote';
import { gadgetOf, inTool, legalFlags, type Run } from './run';

const MODULE = 'github.com/inspektor-gadget/inspektor-gadget/pkg';

const OPERATORS: readonly (readonly [prefix: string, path: string, operator: string])[] = [
  ['operator.filter.', 'operators/filter', 'filter.FilterOperator'],
  ['operator.sort.', 'operators/sort', 'sort.Operator'],
  ['operator.limiter.', 'operators/limiter', 'limiter.Operator'],
];

/** A program that runs a gadget on its host and prints rows as JSON; `dropped` are flags of the command line alone. */
export function goProgram(run: Run, model: CommandModel): { code: string; dropped: string[] } {
  const { run: local, dropped } = inTool(run, 'ig', model);
  const legal = legalFlags('ig', gadgetOf(run, model), model);
  const params = new Map<string, string>();
  const fields = local.flags.get('--fields');
  const timeout = Number(/^\d{1,9}$/.exec(local.flags.get('--timeout') ?? '')?.[0] ?? 0);
  const left = [...dropped];
  for (const [name, value] of local.flags) {
    const param = legal.find((one) => one.flag === name)?.manifest;
    if (name === '--timeout' || (name === '--fields' && isPlainList(fields))) continue;
    if (param?.startsWith('operator.') && !param.startsWith('operator.cli.')) params.set(param, value ?? 'true');
    else left.push(name);
  }
  const used = OPERATORS.filter(([prefix]) => [...params.keys()].some((key) => key.startsWith(prefix)));
  return {
    code: program({
      image: `${local.image.includes('/') ? local.image : model.imagePrefix + local.image}:${local.tag ?? 'latest'}`,
      params,
      fields: isPlainList(fields) ? fields.split(',') : [],
      timeout,
      used,
    }),
    dropped: left,
  };
}

/** A list of names is what the formatter takes; signs and data sources belong to the command line. */
function isPlainList(fields: string | null | undefined): fields is string {
  return typeof fields === 'string' && /^[\w.]+(?:,[\w.]+)*$/.test(fields);
}

interface ProgramParts {
  image: string;
  params: ReadonlyMap<string, string>;
  fields: readonly string[];
  timeout: number;
  used: typeof OPERATORS;
}

function program({ image, params, fields, timeout, used }: ProgramParts): string {
  const lines = (list: readonly string[], indent: string): string => list.map((line) => `${indent}${line}\n`).join('');
  const imports = [
    `"${MODULE}/datasource"`,
    `igjson "${MODULE}/datasource/formatters/json"`,
    `gadgetcontext "${MODULE}/gadget-context"`,
    `"${MODULE}/operators"`,
    `_ "${MODULE}/operators/ebpf"`,
    ...used.map(([, path]) => `"${MODULE}/${path}"`),
    `"${MODULE}/operators/localmanager"`,
    `ocihandler "${MODULE}/operators/oci-handler"`,
    `"${MODULE}/operators/simple"`,
    `"${MODULE}/operators/socketenricher"`,
    `"${MODULE}/runtime/local"`,
  ].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
  const format =
    fields.length > 0
      ? `igjson.WithFields([]string{${fields.map(quoteString).join(', ')}})`
      : 'igjson.WithShowAll(true)';
  const values = [...params].map(([name, value]) => `params[${quoteString(name)}] = ${quoteString(value)}`);
  return `package main

import (
	"context"
	"fmt"
	"log"
${timeout > 0 ? '\t"time"\n' : ''}
${lines(imports, '\t')})

// The rows are formatted after the other operators have seen them.
const priority = 50000

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	printer := simple.New("printer", simple.OnInit(func(ctx operators.GadgetContext) error {
		for _, source := range ctx.GetDataSources() {
			formatter, err := igjson.New(source, ${format})
			if err != nil {
				return fmt.Errorf("formatting %s: %w", source.Name(), err)
			}
			err = source.Subscribe(func(_ datasource.DataSource, row datasource.Data) error {
				fmt.Println(string(formatter.Marshal(row)))
				return nil
			}, priority)
			if err != nil {
				return fmt.Errorf("subscribing to %s: %w", source.Name(), err)
			}
		}
		return nil
	}))

	// Finds the containers of this host.
	manager := localmanager.LocalManagerOperator
	if err := manager.Init(manager.GlobalParamDescs().ToParams()); err != nil {
		return fmt.Errorf("starting the local manager: %w", err)
	}
	defer manager.Close()

	// Knows the process behind a packet.
	sockets := &socketenricher.SocketEnricher{}
	if err := sockets.Init(sockets.GlobalParamDescs().ToParams()); err != nil {
		return fmt.Errorf("starting the socket enricher: %w", err)
	}
	defer sockets.Close()

	gadget := gadgetcontext.New(
		context.Background(),
		${quoteString(image)},
${timeout > 0 ? `\t\tgadgetcontext.WithTimeout(${timeout}*time.Second),\n` : ''}		gadgetcontext.WithDataOperators(
			ocihandler.OciHandler,
			manager,
			sockets,
${lines(
  used.map(([, , operator]) => `${operator},`),
  '\t\t\t',
)}			printer,
		),
	)

	here := local.New()
	if err := here.Init(nil); err != nil {
		return fmt.Errorf("starting the runtime: %w", err)
	}
	defer here.Close()

	params := map[string]string{}
${lines(values, '\t')}	return here.RunGadget(gadget, nil, params)
}
`;
}

/** The path of an import, by which the formatter of Go sorts. */
function pathOf(line: string): string {
  return line.slice(line.indexOf('"'));
}
