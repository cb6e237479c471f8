import { runAsProgram } from './command';
import { runRelease } from './release/run';

await runAsProgram(runRelease);
