import type { ElementContent } from 'hast';
import { settingOf } from '../configuration';
import { NARROW_COLUMN } from '../graph/draw';
import type { DiagramSource } from '../source';
import { rect, textAt, type Drawing, type Point } from '../svg';
import { setText, textWidth } from '../text';
import { drawFlows } from './figure';
import { namesOf } from './layers';
import { parseSankey, type Flow } from './parse';

const SMALL = { size: 13 };
const GAP = 32;

/** Draws flows as bands, with a list of their values below; a phone has the list, which has bars, alone. */
export function drawSankey(source: DiagramSource, column: number): Drawing {
  const flows = parseSankey(source);
  const [before, after] = ['prefix', 'suffix'].map((name) => settingOf(source, 'sankey', name) ?? '');
  const tell = ({ written }: Flow): string => `${before}${written}${after}`;
  const width = column - 4;
  const figure = column > NARROW_COLUMN ? drawFlows(flows, width) : null;
  const top = figure ? figure.bottom + 28 : 0;
  const list = flowList(flows, tell, { x: 0, y: top }, width, figure ? 2 : 1);
  return {
    parts: [...(figure?.parts ?? []), ...list.parts],
    bounds: { left: 0, top: 0, right: width, bottom: list.bottom },
    words: flows.map((flow) => `${flow.from} → ${flow.to} ${tell(flow)}`),
  };
}

interface Drawn {
  parts: ElementContent[];
  bottom: number;
}

/** Values by what they flow from, in columns of about the same length. */
function flowList(
  flows: readonly Flow[],
  tell: (flow: Flow) => string,
  { x, y }: Point,
  width: number,
  columns: number,
): Drawn {
  const each = (width - GAP * (columns - 1)) / columns;
  const most = Math.max(...flows.map(({ value }) => value));
  const room = Math.max(...flows.map((flow) => textWidth(tell(flow), SMALL))) + 8;
  const groups = namesOf(flows)
    .map((name) => flows.filter(({ from }) => from === name))
    .filter((group) => group.length > 0);
  const drawnAt = (group: readonly Flow[], at: Point): Drawn => flowGroup(group, tell, at, { width: each, room, most });
  const height = groups.reduce((sum, group) => drawnAt(group, { x, y: sum }).bottom, 0);
  const parts: ElementContent[] = [];
  let [left, top, bottom] = [x, y, y];
  for (const group of groups) {
    if (top - y >= height / columns && top > y) [left, top] = [left + each + GAP, y];
    const drawn = drawnAt(group, { x: left, y: top });
    parts.push(...drawn.parts);
    top = drawn.bottom;
    bottom = Math.max(bottom, top);
  }
  return { parts, bottom: bottom - 10 };
}

interface Measures {
  width: number;
  /** For values. */
  room: number;
  /** The largest value; its bar is the longest. */
  most: number;
}

/** What flows from one node: its name, and a row with a bar for each of the others. */
function flowGroup(
  flows: readonly Flow[],
  tell: (flow: Flow) => string,
  { x, y }: Point,
  { width, room, most }: Measures,
): Drawn {
  const names = (width - room) * 0.55;
  const head = setText(flows[0]?.from ?? '', width, { bold: true });
  const parts = textAt('dg-start-title', head, { x, y: y + head.height / 2 });
  let top = y + head.height + 5;
  for (const flow of flows) {
    const name = setText(`→ ${flow.to}`, names);
    const middle = top + name.height / 2;
    const left = x + names + 8;
    const bar = ((x + width - room - left) * flow.value) / most;
    parts.push(
      ...textAt('dg-start', name, { x, y: middle }),
      ...(bar > 0
        ? [rect('dg-solid', { left, right: left + Math.max(1, bar), top: middle - 5, bottom: middle + 5 }, 2)]
        : []),
      ...textAt('dg-end-label', setText(tell(flow), width, SMALL), { x: x + width, y: middle }),
    );
    top += name.height + 6;
  }
  return { parts, bottom: top + 10 };
}
