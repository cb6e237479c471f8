/** A run with the tools that it was not written for. */

import type { CommandModel, Tool } from '../commands/model';
import type { ParsedCommand } from '../commands/parse';
import { inTool, printRun, runOf } from './builder/run';

interface OtherTool {
  tool: Tool;
  command: string;
  dropped: string[];
}

/** The same run with each other tool that its gadget runs with; none for a call that is no run of a known gadget. */
export function inOtherTools(call: ParsedCommand, model: CommandModel): OtherTool[] {
  const run = runOf(call);
  if (!run || !call.gadget) return [];
  const tools = call.gadget.environments.filter((tool) => tool !== call.tool);
  return tools.map((tool) => {
    const { run: there, dropped } = inTool(run, tool, model);
    return { tool, command: printRun(there, model), dropped };
  });
}
