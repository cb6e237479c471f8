import type { DrawingLink } from '../svg';
import type { Arrow } from './words';

/** A person, a system, a container or a component. */
export interface C4Element {
  /** What it is, in words: "external system database". */
  kind: string;
  isPerson: boolean;
  isExternal: boolean;
  name: string;
  technology: string;
  description: string;
  /** Alias of the boundary around it. */
  parent: string | null;
}

/** A boundary or a deployment node, which hold others. */
export interface C4Boundary {
  name: string;
  type: string;
  description: string;
  parent: string | null;
}

/** What one has to do with another. */
export interface C4Relation {
  from: string;
  to: string;
  arrow: Arrow;
  /** Whether it is asked to end above where it begins. */
  isUpwards: boolean;
  label: string;
  technology: string;
  description: string;
  /** Line of the source, counted from 1. */
  line: number;
}

/** Elements and boundaries by their aliases. */
export interface C4Model {
  title: string;
  elements: Map<string, C4Element>;
  boundaries: Map<string, C4Boundary>;
  relations: C4Relation[];
  links: DrawingLink[];
}
