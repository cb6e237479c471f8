import { describeFailure, exitCodeOf } from '../src/engine/cli/failure';
import { runRelease } from './release/run';

try {
  process.exitCode = await runRelease(process.argv.slice(2), process.cwd());
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
