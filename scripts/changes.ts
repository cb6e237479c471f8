import { runChanges } from './changes/run';
import { runAsProgram } from './command';

// The build runs in this process, and React has to be the one that is published.
process.env['NODE_ENV'] = 'production';

await runAsProgram(runChanges);
