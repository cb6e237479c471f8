import { describeFailure, exitCodeOf } from '../src/engine/cli/failure';
import { runGadgets } from './gadgets/run';

try {
  process.exitCode = await runGadgets(process.argv.slice(2), process.cwd());
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
