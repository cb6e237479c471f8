import type { CommandsData, CommonData } from './common-schema';
import type { GadgetFile } from './gadget-schema';
import type { Environment, GadgetView } from '../../../shared/gadgets/view';
import type { Param, SourceField } from './field-schema';
import type { VersionOrder } from './versions';

export interface Catalogue extends VersionOrder {
  common: CommonData;
  /** `null` when what gadgets share, or the commands, cannot be read: then nothing can be said of commands. */
  commands: CommandsData | null;
  /** In alphabetical order. */
  gadgets: Gadget[];
  /** The gadgets as each version has them, by version. */
  views: ReadonlyMap<string, readonly GadgetView[]>;
  /** Gadgets whose data cannot be read; pages about them are incomplete. */
  unreadable: readonly string[];
}

/** A field with its group resolved: one row of the table. */
export interface Field extends Omit<SourceField, 'shownIn' | 'hidden' | 'block'> {
  /** Environments in which it is a default column. */
  shownIn: Environment[];
  /** Label of the group the field belongs to: Kubernetes, Container runtime; absent for the gadget's own fields. */
  group?: string;
  /** Whether it is one of a group's subfields, written in the file by the group's name. */
  nested: boolean;
}

/** Flags that belong together; the gadget's own ones have no label. */
export interface ParamGroup {
  label?: string;
  params: Param[];
}

export interface DataSource {
  name: string;
  type: 'single' | 'array';
  origin: string;
  visible: boolean;
  note?: string;
  outputModes: string[];
  defaultOutputMode: string;
  failures?: string[] | undefined;
  signs?: string[] | undefined;
  fields: Field[];
  /** Names of the default columns, in order; `ig` stands for gadgetctl too. */
  defaultColumns: { 'kubectl-gadget'?: string[] | undefined; ig?: string[] | undefined };
}

/** A gadget with all groups resolved, for every version at once; `gadgetAt` gives the view of one version. */
export interface Gadget extends Omit<GadgetFile, 'dataSources' | 'params' | 'paramGroups'> {
  /** Visible ones first. */
  dataSources: DataSource[];
  paramGroups: ParamGroup[];
}
