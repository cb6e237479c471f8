import { runAsProgram } from './command';
import { runMutants } from './mutants/run';

await runAsProgram(runMutants);
