import { runAsProgram } from './command';
import { runCompare } from './compare-builds';

await runAsProgram(runCompare);
