import { existsSync } from 'node:fs';
import path from 'node:path';
import { ENVIRONMENTS } from '../../../src/shared/gadgets/view';
import { openModule } from './go-module';
import type { ToolCommands } from './model';
import { paramFlags } from './param-flags';
import { toolCommands } from './run-commands';

/** Reads the commands and flags of the tools from the source of a checkout; null when it holds no commands. */
export function readCommandSource(root: string): ToolCommands | null {
  if (!existsSync(path.join(root, 'go.mod')) || !existsSync(path.join(root, 'cmd'))) return null;
  const module = openModule(root);
  const commands = ENVIRONMENTS.flatMap((tool) => toolCommands(module, tool) ?? []);
  return { commands, params: paramFlags(root, module) };
}
