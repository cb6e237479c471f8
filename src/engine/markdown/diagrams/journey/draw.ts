import type { ElementContent } from 'hast';
import { inOrder, type DiagramSource } from '../source';
import { rect, textAt, type Drawing } from '../svg';
import { setText, textWidth } from '../text';
import { BEST, parseJourney, type Journey, type Step } from './parse';

const SMALL = { size: 13 };
/** Bar of a score. */
const BAR = 110;
const GAP = 24;
const WIDEST = 520;

/** Draws a journey: what is done and by whom, and how well it goes as a bar and in figures. */
export function drawJourney(source: DiagramSource, column: number): Drawing {
  const journey = parseJourney(source);
  const { title, sections, steps } = journey;
  const width = Math.min(column - 4, WIDEST);
  const room = Math.ceil(Math.max(...steps.map((step) => textWidth(figures(step), SMALL)))) + 12;
  const texts = width - BAR - room - GAP;
  const parts: ElementContent[] = [];
  let y = 0;
  for (const each of inOrder(sections, steps)) {
    if ('name' in each) {
      const head = setText(each.name, width, { bold: true });
      y += y > 0 ? 12 : 0;
      parts.push(...textAt('dg-start-title', head, { x: 0, y: y + head.height / 2 }));
      y += head.height + 8;
      continue;
    }
    const step = each.entry;
    const name = setText(step.name, texts);
    const people = setText(step.people.join(', '), texts, SMALL);
    const height = name.height + people.height;
    parts.push(
      ...textAt('dg-start', name, { x: 0, y: y + name.height / 2 }),
      ...textAt('dg-start-label', people, { x: 0, y: y + name.height + people.height / 2 }),
      ...scoreBar(step, texts + GAP, y + height / 2),
    );
    y += height + 10;
  }
  return { parts, bounds: { left: 0, top: 0, right: width, bottom: y - 8 }, words: wordsOf(journey), title };
}

const figures = ({ written }: Step): string => `${written}/${BEST}`;

function scoreBar(step: Step, left: number, middle: number): ElementContent[] {
  const box = { left, right: left + BAR, top: middle - 6, bottom: middle + 6 };
  const filled = { ...box, right: left + (step.score / BEST) * BAR };
  return [
    rect('dg-bar', box, 3),
    ...(step.score > 0 ? [rect('dg-solid', filled, 3)] : []),
    ...textAt('dg-start-label', setText(figures(step), BAR, SMALL), { x: left + BAR + 10, y: middle }),
  ];
}

function wordsOf({ sections, steps }: Journey): string[] {
  return inOrder(sections, steps).map((each) => {
    if ('name' in each) return each.name;
    const { name, people } = each.entry;
    return [`${name} ${figures(each.entry)}`, ...people].join(' · ');
  });
}
