import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../../src/engine/model/errors';
import { ENVIRONMENTS } from '../../../src/shared/gadgets/view';
import type { ToolCommands } from '../flags/model';
import { paramFlags } from '../flags/param-flags';
import { toolCommands } from '../flags/run-commands';
import { readFacts, type ToolFacts } from './facts';
import { openModule } from './go-module';
import type { ToolGadget, Unread } from './model';
import { readGadget } from './read-gadget';

/** What a checkout of the tool declares. */
export interface Tool extends ToolCommands {
  gadgets: ToolGadget[];
  unread: Unread[];
  facts: ToolFacts;
}

/** Reads gadgets, commands and flags of a checkout. Throws `CommandError` when there is no checkout at `root`. */
export function readTool(root: string): Tool {
  const isFile = (...name: string[]): boolean => existsSync(path.join(root, ...name));
  const folders = isFile('gadgets') ? readdirSync(path.join(root, 'gadgets')).sort() : [];
  const names = folders.filter((name) => isFile('gadgets', name, 'gadget.yaml'));
  if (names.length === 0 || !isFile('go.mod'))
    throw new CommandError(`There is no checkout of the tool at ${root}: gadgets/*/gadget.yaml or go.mod is missing.`);
  const module = openModule(root);
  const facts = readFacts(module);
  const read = names.map((name) => readGadget(module, name, facts));
  return {
    facts,
    gadgets: read.map(({ gadget }) => gadget),
    unread: read.flatMap(({ unread }) => unread),
    commands: ENVIRONMENTS.flatMap((tool) => toolCommands(module, tool) ?? []),
    params: paramFlags(module),
  };
}
