import type { MarkName } from '../../../../shared/marks';
import type { Palette } from '../palette';

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 460;

export interface Scene {
  /** Names what a drawing refers to; no other drawing of a page has it. */
  id: string;
  /** A whole number between two, both included: the next one of the post's own row of chance. */
  pick(from: number, to: number): number;
  marks: readonly [MarkName, ...MarkName[]];
  palette: Palette;
}
