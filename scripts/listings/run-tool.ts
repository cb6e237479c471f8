import { spawnSync } from 'node:child_process';

/** What a tool said. `found` is false when there is no such tool on this machine. */
interface ToolResult {
  found: boolean;
  ok: boolean;
  output: string;
}

/** Runs a tool to its end, with a text as its input. */
export function runTool(
  program: string,
  args: readonly string[],
  options: { input?: string; cwd?: string; env?: Record<string, string> } = {},
): ToolResult {
  const { input = '', cwd, env = {} } = options;
  const ran = spawnSync(program, args, {
    input,
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = (ran.error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT';
  return { found, ok: found && ran.status === 0, output: `${ran.stdout ?? ''}${ran.stderr ?? ''}` };
}
