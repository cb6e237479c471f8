import type { ElementContent } from 'hast';
import { line, rect, textAt, type Rect } from '../svg';
import { setText, type TextBlock } from '../text';
import type { C4Boundary, C4Element, C4Model, C4Relation } from './model';

const SMALL = { size: 13 };
const PAD = 10;
const GAP = 10;

/** What is drawn so far, and where it ends. */
interface Drawn {
  parts: ElementContent[];
  bottom: number;
}

type SetLine = [className: string, block: TextBlock];

/**
 * Draws elements below each other, each with its relations in words: for a column that is too narrow for a graph.
 * `null` where names are longer than the width.
 */
export function drawOutline(model: C4Model, width: number): { parts: ElementContent[]; box: Rect } | null {
  const outline = new Outline(model);
  const { parts, bottom } = outline.draw(null, 0, width, 0);
  return outline.isTooWide ? null : { parts, box: { left: 0, top: 0, right: width, bottom } };
}

class Outline {
  isTooWide = false;
  private readonly model: C4Model;

  constructor(model: C4Model) {
    this.model = model;
  }

  /** Draws what stands in a boundary, or outside of all: elements, then boundaries. */
  draw(scope: string | null, left: number, width: number, top: number): Drawn {
    const { elements, boundaries } = this.model;
    const parts: ElementContent[] = [];
    let y = top;
    const add = (drawn: Drawn): void => {
      parts.push(...drawn.parts);
      y = drawn.bottom + GAP;
    };
    for (const [alias, element] of elements)
      if (element.parent === scope) add(this.element(alias, element, left, width, y));
    for (const [alias, boundary] of boundaries)
      if (boundary.parent === scope) add(this.boundary(alias, boundary, left, width, y));
    return { parts, bottom: Math.max(top, y - GAP) };
  }

  private element(alias: string, element: C4Element, left: number, width: number, top: number): Drawn {
    const { kind, name, technology, description, isExternal, isPerson } = element;
    const inside = width - 2 * PAD;
    const texts = this.stack(
      [
        ['dg-start-label', setText(`«${kind}»`, inside, SMALL)],
        ['dg-start-title', setText(name, inside, { bold: true })],
        ['dg-start-label', setText(technology === '' ? '' : `[${technology}]`, inside, SMALL)],
        ['dg-start-label', setText(description, inside, SMALL)],
      ],
      left + PAD,
      inside,
      top + PAD - 2,
    );
    const below = this.relations(alias, left, width, texts.bottom);
    const box = { left, top, right: left + width, bottom: below.bottom + PAD - 2 };
    return {
      parts: [rect(isExternal ? 'dg-hollow' : 'dg-node', box, isPerson ? 14 : 4), ...texts.parts, ...below.parts],
      bottom: box.bottom,
    };
  }

  private boundary(
    alias: string,
    { name, type, description }: C4Boundary,
    left: number,
    width: number,
    top: number,
  ): Drawn {
    const inside = width - 2 * PAD;
    const texts = this.stack(
      [
        ['dg-start-title', setText(name, inside, { bold: true })],
        ['dg-start-label', setText(`[${type}]`, inside, SMALL)],
        ['dg-start-label', setText(description, inside, SMALL)],
      ],
      left + PAD,
      inside,
      top + PAD - 2,
    );
    const isElement = this.model.elements.has(alias);
    const own = isElement ? texts : this.relations(alias, left, width, texts.bottom);
    const held = this.draw(alias, left + PAD, inside, own.bottom + PAD - 2);
    const box = { left, top, right: left + width, bottom: held.bottom + PAD };
    return {
      parts: [rect('dg-group', box, 6), ...texts.parts, ...(isElement ? [] : own.parts), ...held.parts],
      bottom: box.bottom,
    };
  }

  /** What leads away from an element, in words below a line; nothing where nothing does. */
  private relations(alias: string, left: number, width: number, top: number): Drawn {
    const inside = width - 2 * PAD;
    const told = this.model.relations.flatMap((relation) => this.wordsOf(relation, alias));
    if (told.length === 0) return { parts: [], bottom: top };
    const texts = this.stack(
      told.map((text): SetLine => ['dg-start', setText(text, inside)]),
      left + PAD,
      inside,
      top + 13,
      3,
    );
    return {
      parts: [line('dg-detail', { x: left + PAD, y: top + 7 }, { x: left + width - PAD, y: top + 7 }), ...texts.parts],
      bottom: texts.bottom,
    };
  }

  private wordsOf({ from, to, arrow, label, technology, description }: C4Relation, alias: string): string[] {
    const [begin, end] = arrow === 'from' ? [to, from] : [from, to];
    if (begin !== alias) return [];
    const told = [label, technology === '' ? '' : `[${technology}]`, description].filter((text) => text !== '');
    return [`${arrow === 'both' ? '↔' : '→'} ${this.nameOf(end)}${told.length > 0 ? `: ${told.join(' ')}` : ''}`];
  }

  /** The name of an element; one that others have too is told with what it stands in. */
  private nameOf(alias: string): string {
    const { elements, boundaries } = this.model;
    const { name, parent } = elements.get(alias) ?? boundaries.get(alias) ?? { name: alias, parent: null };
    const namesakes = [...elements.values(), ...boundaries.values()].filter((other) => other.name === name);
    const around = parent === null || namesakes.length < 2 ? null : boundaries.get(parent);
    return around ? `${name} (${around.name})` : name;
  }

  private stack(lines: readonly SetLine[], x: number, width: number, top: number, gap = 0): Drawn {
    const parts: ElementContent[] = [];
    let bottom = top - gap;
    for (const [className, block] of lines) {
      if (block.lines.length === 0) continue;
      if (block.width > width) this.isTooWide = true;
      bottom += gap;
      parts.push(...textAt(className, block, { x, y: bottom + block.height / 2 }));
      bottom += block.height;
    }
    return { parts, bottom };
  }
}
