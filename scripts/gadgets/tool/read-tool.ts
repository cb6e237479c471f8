import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../../src/engine/model/command-error';
import { readFacts, type ToolFacts } from './facts';
import type { ToolGadget, Unread } from './model';
import { readGadget } from './read-gadget';

/** A checkout of the tool, read. */
export interface Tool {
  gadgets: ToolGadget[];
  unread: Unread[];
  facts: ToolFacts;
}

/** Reads all gadgets of a checkout. `step` is told of each. Throws `CommandError` when there is none at `root`. */
export function readTool(root: string, step: (done: number, all: number) => void = () => undefined): Tool {
  const names = gadgetNames(root);
  if (names.length === 0)
    throw new CommandError(`There is no checkout of the tool at ${root}: it has no gadgets/*/gadget.yaml.`);
  const facts = readFacts(root);
  const read = names.map((name, index) => {
    step(index + 1, names.length);
    return readGadget(root, name, facts);
  });
  return { facts, gadgets: read.map(({ gadget }) => gadget), unread: read.flatMap(({ unread }) => unread) };
}

/** Folders with metadata; those of the tool's own tests lie deeper and do not count. */
function gadgetNames(root: string): string[] {
  const folder = path.join(root, 'gadgets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'gadget.yaml')))
    .sort();
}
