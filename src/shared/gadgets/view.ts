/** A gadget as one version has it. The build and the browser read the same. */

/** Where a gadget can be started from. */
export const ENVIRONMENTS = ['kubectl-gadget', 'ig', 'gadgetctl'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** A field of a data source: a column or a key of JSON. */
export interface FieldView {
  /** Full name, as used with `--fields`, `--filter` and `--sort`. */
  name: string;
  /** Column title. */
  title: string;
  type?: string | undefined;
  /** Group the field belongs to. */
  group?: string | undefined;
  /** Not a default column in any environment. */
  hidden: boolean;
  /** Environments in which it is a default column. */
  shownIn: Environment[];
  /** Environments that have the field; all when absent. */
  environments?: Environment[] | undefined;
  unit?: string | undefined;
  /** Possible values. */
  allowed?: string[] | undefined;
  /** Names of the numbers the field can contain. */
  values?: Record<string, number> | undefined;
  /** Field from which this field is derived. */
  from?: string | undefined;
  json?: 'skipped' | undefined;
  meaning: string;
  since?: string | undefined;
}

/** A parameter: one flag of `run`. */
export interface ParamView {
  flag: string;
  /** Group of flags that several gadgets share. */
  group?: string | undefined;
  type: string;
  default: string;
  allowed?: string[] | undefined;
  unit?: string | undefined;
  /** Possible values of the part in angle brackets. */
  names?: string[] | undefined;
  /** Name in a manifest, where it is not `operator.oci.ebpf.` and the name of the flag. */
  manifest?: string | undefined;
  meaning: string;
  since?: string | undefined;
}

/** A source of rows. */
export interface DataSourceView {
  name: string;
  /** `single`: one event a row; `array`: a list of rows for each report. */
  type: 'single' | 'array';
  origin: string;
  /** `false`: internal, never printed. */
  visible: boolean;
  note?: string | undefined;
  outputModes: string[];
  defaultOutputMode: string;
  /** Filters for rows that report a failure; one match is enough. */
  failures?: string[] | undefined;
  /** Words in output that is not a table, by which the gadget is recognised. */
  signs?: string[] | undefined;
  /** Names of the fields shown without flags, in order; `ig` stands for gadgetctl too. */
  defaultColumns: { 'kubectl-gadget'?: string[] | undefined; ig?: string[] | undefined };
  fields: FieldView[];
}

/** A gadget. */
export interface GadgetView {
  name: string;
  /** Image reference without a tag. */
  image: string;
  category: string;
  summary: string;
  observes: string[];
  environments: Environment[];
  environmentNote?: string | undefined;
  minKernel?: string | undefined;
  kernelNote?: string | undefined;
  requirements?: string[] | undefined;
  since?: string | undefined;
  until?: string | undefined;
  keywords: string[];
  dataSources: DataSourceView[];
  params: ParamView[];
  attachPoints: { type: string; targets: string[] }[];
  limits: string[];
  related: string[];
}
