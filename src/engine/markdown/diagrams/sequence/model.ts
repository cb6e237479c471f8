import type { Head } from '../graph/model';

export interface Participant {
  id: string;
  label: string;
  /** Whether it is drawn as a person. */
  isActor: boolean;
}

export interface Message {
  kind: 'message';
  from: string;
  to: string;
  text: string;
  dotted: boolean;
  start: Head;
  end: Head;
  /** The number that stands at its start, or an empty text. */
  number: string;
}

export type Step =
  | Message
  | { kind: 'note'; side: 'left' | 'right' | 'over'; ids: string[]; text: string }
  | { kind: 'activate' | 'deactivate'; id: string }
  | { kind: 'open'; block: string; text: string }
  | { kind: 'part'; block: string; text: string }
  | { kind: 'close' };

export interface Sequence {
  title: string;
  participants: Map<string, Participant>;
  steps: Step[];
}
