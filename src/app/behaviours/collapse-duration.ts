import { REDUCED_COLLAPSE_MS } from '../../shared/constants';

/** Longer than this is felt as waiting. */
const LONGEST_MS = 190;

/** Length of a collapse in milliseconds: grows with the height of the content, and is over at once with reduced motion. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return REDUCED_COLLAPSE_MS;
  return Math.round(Math.min(LONGEST_MS, 80 + Math.sqrt(height) * 5));
}
