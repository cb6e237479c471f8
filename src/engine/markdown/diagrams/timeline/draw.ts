import type { ElementContent } from 'hast';
import { inOrder, type DiagramSource } from '../source';
import { circle, line, rect, textAt, type Drawing, type Point } from '../svg';
import { setText, textWidth, type TextBlock } from '../text';
import { parseTimeline, type Period, type Timeline } from './parse';

/** Where the line runs, and texts begin. */
const LINE = 8;
const TEXT = 26;
/** Room for times beside what happened; where the column has less than four times of it they stand above. */
const TIMES = 130;
const PAD = 10;

/** Draws a timeline from top to bottom: times on a line, and what happened then in boxes. */
export function drawTimeline(source: DiagramSource, column: number): Drawing {
  const timeline = parseTimeline(source);
  const { title, periods, sections } = timeline;
  const beside = column >= 4 * TIMES;
  const times = Math.min(TIMES, ...(beside ? [Math.max(...periods.map(({ name }) => textWidth(name, BOLD)))] : []));
  const events: Point = beside ? { x: TEXT + Math.ceil(times) + 20, y: 0 } : { x: TEXT, y: 30 };
  const parts: ElementContent[] = [];
  const stops: number[] = [];
  let [y, right] = [0, 0];
  for (const each of inOrder(sections, periods)) {
    const drawn =
      'name' in each
        ? sectionHead(each.name, { x: LINE - 8, y: y + (y > 0 ? 10 : 0) }, column - 4)
        : drawPeriod(
            each.entry,
            { x: TEXT, y },
            { times, beside, events: events.x, right: Math.min(column - 4, events.x + 440) },
          );
    if ('entry' in each) stops.push(y + 15);
    parts.push(...drawn.parts);
    right = Math.max(right, drawn.right);
    y = drawn.bottom + 13;
  }
  const way = line('dg-edge', { x: LINE, y: stops[0] ?? 0 }, { x: LINE, y: stops.at(-1) ?? 0 });
  const dots = stops.map((stop) => circle('dg-solid', { x: LINE, y: stop }, 5));
  return {
    parts: [way, ...dots, ...parts],
    bounds: { left: 0, top: 0, right, bottom: y - 12 },
    words: wordsOf(timeline),
    title,
  };
}

const BOLD = { bold: true };

const wordsOf = ({ sections, periods }: Timeline): string[] =>
  inOrder(sections, periods).map((each) =>
    'name' in each ? each.name : [each.entry.name, ...each.entry.events].join(' · '),
  );

interface Drawn {
  parts: ElementContent[];
  right: number;
  bottom: number;
}

/** The name of a section on a tab that covers the line. */
function sectionHead(name: string, { x, y }: Point, width: number): Drawn {
  const block = setText(name, width - 2 * PAD, BOLD);
  const box = { left: x, right: x + block.width + 2 * PAD, top: y, bottom: y + block.height + 8 };
  const at = { x: x + PAD, y: y + 4 + block.height / 2 };
  return {
    parts: [rect('dg-tab', box, 4), ...textAt('dg-start-title', block, at)],
    right: box.right,
    bottom: box.bottom,
  };
}

interface Columns {
  times: number;
  beside: boolean;
  /** Where boxes begin, and where they end at the latest. */
  events: number;
  right: number;
}

function drawPeriod({ name, events }: Period, { x, y }: Point, columns: Columns): Drawn {
  const { times, beside, events: left, right: most } = columns;
  const head = setText(name, beside ? times + 1 : most - x, BOLD);
  const parts = textAt('dg-start-title', head, { x, y: y + 15 + (head.height - 19) / 2 });
  let top = beside ? y : y + head.height + 10;
  let right = x + head.width;
  for (const event of events) {
    const block: TextBlock = setText(event, most - left - 2 * PAD);
    const box = { left, right: left + block.width + 2 * PAD, top, bottom: top + block.height + 11 };
    parts.push(rect('dg-node', box, 4), ...textAt('dg-start', block, { x: left + PAD, y: (box.top + box.bottom) / 2 }));
    right = Math.max(right, box.right);
    top = box.bottom + 6;
  }
  return { parts, right, bottom: Math.max(top - 6, y + head.height + 10) };
}
