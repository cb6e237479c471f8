import { describeFailure, exitCodeOf } from '../src/engine/cli/failure';
import { runChanges } from './changes/run';

// The build runs in this process, and React has to be the one that is published.
process.env['NODE_ENV'] = 'production';

try {
  process.exitCode = await runChanges(process.argv.slice(2), process.cwd());
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
