import { runChanges } from './changes/run';
import { runAsProgram } from './command';

await runAsProgram(runChanges);
