import type { Head } from '../graph/model';
import type { DrawingLink } from '../svg';

export interface Participant {
  id: string;
  label: string;
  /** `participant`, `actor`, or another kind that Mermaid knows: `database`, `queue`. */
  type: string;
}

export interface Message {
  kind: 'message';
  from: string;
  to: string;
  text: string;
  dotted: boolean;
  start: Head;
  end: Head;
  /** Ends that meet the lifeline itself, in a ring on it: `A()->>()B`. */
  rings: ReadonlySet<'from' | 'to'>;
  /** The number that stands at its start, or an empty text. */
  number: string;
}

export type Step =
  | Message
  | { kind: 'note'; side: 'left' | 'right' | 'over'; ids: string[]; text: string }
  | { kind: 'activate' | 'deactivate' | 'create' | 'destroy'; id: string }
  | { kind: 'open'; block: string; text: string }
  | { kind: 'part'; block: string; text: string }
  | { kind: 'close' };

export interface Sequence {
  title: string;
  participants: Map<string, Participant>;
  boxes: { title: string; ids: string[] }[];
  steps: Step[];
  /** Links of participants, which stand below the drawing. */
  links: DrawingLink[];
}
