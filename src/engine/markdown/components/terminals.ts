import { element } from '../html/hast';
import { blockChildren, type Tag } from '../html/state';
import { placeOf, report } from '../nodes';

/** Terminals that are used at the same time: side by side where there is room, with a button that replays them. */
export const TERMINALS: Tag = {
  attributes: [],
  html(state, toHast, node) {
    const stray = node.children.find((child) => child.type !== 'code');
    if (stray || node.children.length < 2) {
      report(state.source, placeOf(stray ?? node), {
        rule: 'markdown/terminals-content',
        message: '<Terminals> may contain only fences, at least two.',
        hint: 'Move text before it; the first fence is the terminal whose output the example is about.',
      });
    }
    return [element('div', { className: ['terminals'], dataIsland: 'replay' }, blockChildren(toHast, node))];
  },
};
