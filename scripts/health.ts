import { runAsProgram } from './command';
import { runHealth } from './health/run';

await runAsProgram(runHealth);
