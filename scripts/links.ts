import { runAsProgram } from './command';
import { runLinks } from './links/run';

await runAsProgram(runLinks);
