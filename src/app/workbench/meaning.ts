import strings from 'virtual:strings/workbench';
import type { Part } from '../../shared/workbench/explain';

/** What a part of a command means, or why it has no meaning here. */
export function meaningOfPart({ meaning, unexplained }: Part): string {
  return meaning ?? strings.unexplained[unexplained ?? 'unknown'];
}
