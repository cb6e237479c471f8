import type { Place } from '../place';

/** A field as the tool builds it. What the source does not tell is `null`. */
export interface ToolField extends Place {
  /** Full name, as `--fields` takes it. */
  name: string;
  /** As in our data: `u32`, `string`, `u8[16]`, `group`, `endpoint`, `bytes`. */
  type: string | null;
  /** Names of its type, outermost first; operators choose fields by them. */
  typeNames: string[];
  hidden: boolean;
  /** Not in JSON. */
  skipped?: boolean;
  /** Another title than the name. */
  alias?: string | null;
  /** Field from which this field is derived. */
  from?: string | null;
  /** Names of its numbers, for an enum of the program. */
  values?: Record<string, number> | null;
}

/** Facts of a field in the source, which its metadata does not contain. */
export interface NewField extends Partial<Omit<ToolField, keyof Place>>, Place {
  name: string;
  type: string | null;
  /** A member of a program's struct gets the template of its type; a field that an operator adds does not. */
  isMember?: boolean;
  template?: string;
}

/** Where rows come from. */
export interface ToolSource extends Place {
  name: string;
  type: 'single' | 'array';
  fields: ToolField[];
  /** Whether operators add the fields of containers. */
  hasContainer: boolean;
}

/** A data source before its fields are added. */
export type NewSource = Omit<ToolSource, 'fields' | 'hasContainer'>;

/** A parameter of a gadget. */
export interface ToolParam extends Place {
  /** Without the dashes. */
  key: string;
  /** Value in effect when the flag is not given. */
  default: string | null;
  type: string | null;
}

/** Something that could not be read, and why. */
export interface Unread extends Place {
  gadget: string;
  message: string;
}

/** A gadget as a checkout of the tool has it. */
export interface ToolGadget extends Place {
  name: string;
  /** Image without a tag. */
  image: (Place & { value: string }) | null;
  /** Lowest kernel its page names. */
  minKernel: (Place & { value: string }) | null;
  sources: ToolSource[];
  params: ToolParam[];
}
