import { runAsProgram } from './command';
import { runGadgets } from './gadgets/run';

await runAsProgram(runGadgets);
