import type { ElementContent } from 'hast';
import type { DiagramSource } from '../source';
import { rect, textAt, type Drawing } from '../svg';
import { setText, textWidth } from '../text';
import { BEST, parseJourney, type Step } from './parse';

const SMALL = { size: 13 };
/** Bar of a score. */
const BAR = 110;
const GAP = 24;
const WIDEST = 520;

/** Draws a journey: what is done and by whom, and how well it goes as a bar and in figures. */
export function drawJourney(source: DiagramSource, column: number): Drawing {
  const { title, steps } = parseJourney(source);
  const width = Math.min(column - 4, WIDEST);
  const room = Math.ceil(Math.max(...steps.map((step) => textWidth(figures(step), SMALL)))) + 12;
  const texts = width - BAR - room - GAP;
  const parts: ElementContent[] = [];
  let y = 0;
  steps.forEach((step, index) => {
    if (step.section !== (steps[index - 1]?.section ?? '')) {
      const head = setText(step.section, width, { bold: true });
      y += index > 0 ? 12 : 0;
      parts.push(...textAt('dg-start-title', head, { x: 0, y: y + head.height / 2 }));
      y += head.height + 8;
    }
    const name = setText(step.name, texts);
    const people = setText(step.people.join(', '), texts, SMALL);
    const height = name.height + people.height;
    parts.push(
      ...textAt('dg-start', name, { x: 0, y: y + name.height / 2 }),
      ...textAt('dg-start-label', people, { x: 0, y: y + name.height + people.height / 2 }),
      ...scoreBar(step, texts + GAP, y + height / 2),
    );
    y += height + 10;
  });
  return { parts, bounds: { left: 0, top: 0, right: width, bottom: y - 8 }, words: wordsOf(steps), title };
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

function wordsOf(steps: readonly Step[]): string[] {
  return steps.flatMap((step, index) => [
    ...(step.section !== (steps[index - 1]?.section ?? '') ? [step.section] : []),
    [`${step.name} ${figures(step)}`, ...step.people].join(' · '),
  ]);
}
