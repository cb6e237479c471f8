import type { Place } from '../place';
import type { Environment } from '../../../src/shared/gadgets/view';

/** A flag of a command of the tool. */
export interface ToolFlag extends Place {
  flag: string;
  short: string | null;
  /** As in our data: `string`, `bool`, `duration`; null when it is not told. */
  type: string | null;
  /** Null when the source does not tell it in plain. */
  default: string | null;
  hidden: boolean;
}

/** A command of one of the tools with its own flags. */
export interface ToolCommand extends Place {
  tool: Environment;
  /** Words after the name of the tool: `image build` is two; none for the tool itself. */
  path: string[];
  aliases: string[];
  flags: ToolFlag[];
  /** Source of flags that are not written at the command: a library, which is not read, or lists of parameters. */
  others: 'none' | 'params' | 'library';
}

/** All commands of the tools that were found. */
export interface ToolCommands {
  commands: ToolCommand[];
  /** Flags that operators and runtimes give to `run` and others, by the kind of list they stand in. */
  params: ToolParamFlag[];
}

/** A flag that is declared as a parameter of an operator or of a runtime. */
export interface ToolParamFlag extends Place {
  flag: string;
  /** Null when the source does not tell it in plain. */
  default: string | null;
  /** Whether a person can set it on the command line of one of the tools, as far as the source tells. */
  isOffered: boolean;
}
