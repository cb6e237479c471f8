import { runAsProgram } from './command';
import { checkListings } from './listings/run';

await runAsProgram(checkListings);
