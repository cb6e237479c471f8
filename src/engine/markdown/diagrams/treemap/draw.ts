import type { ElementContent } from 'hast';
import { NARROW_COLUMN } from '../graph/draw';
import { keyBelow, numberAt, type KeyEntry } from '../key-list';
import type { DiagramSource } from '../source';
import { rect, textAt, union, type Drawing, type Point, type Rect } from '../svg';
import { setText, type TextBlock } from '../text';
import { valueFormat } from './format';
import { parseTreemap, type TreeNode } from './parse';
import { squarify } from './squarify';

const SMALL = { size: 13 };
const PAD = 6;
/** Above what a name holds, for the name itself. */
const HEAD = 28;
/** Between rectangles. */
const GAP = 3;
/** The least sides of a rectangle that holds a number. */
const LEAST = { width: 24, height: 22 };

/** Draws names as rectangles that are as large as their values, those that belong to a name inside it. */
export function drawTreemap(source: DiagramSource, column: number): Drawing {
  const { title, roots } = parseTreemap(source);
  const painter = new Painter(valueFormat(source));
  const width = column - 4;
  const room = { left: 0, top: 0, right: width, bottom: width * (column > NARROW_COLUMN ? 0.6 : 1.2) };
  painter.divide(roots, room, '');
  const entries = painter.entries();
  const list = entries.length > 0 ? keyBelow(room, column, entries) : null;
  return {
    parts: [...painter.parts, ...(list?.parts ?? [])],
    bounds: union([room, ...(list ? [list.box] : [])]),
    words: painter.words(roots),
    title,
  };
}

class Painter {
  readonly parts: ElementContent[] = [];
  /** What is told below, because its rectangle has room for a number alone, or for nothing. */
  private readonly numbered: KeyEntry[] = [];
  private readonly unnumbered: KeyEntry[] = [];
  private readonly tell: (value: number) => string;

  constructor(tell: (value: number) => string) {
    this.tell = tell;
  }

  entries = (): KeyEntry[] => [...this.numbered, ...this.unnumbered];

  words = (nodes: readonly TreeNode[]): string[] =>
    nodes.flatMap(({ name, value, children }) => [`${name} ${this.tell(value)}`, ...this.words(children)]);

  /** Divides a rectangle among names; `path` says what they belong to. */
  divide(nodes: readonly TreeNode[], room: Rect, path: string): void {
    const shown = nodes.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
    const places = squarify(
      shown.map(({ value }) => value),
      room,
    );
    shown.forEach((node, index) => {
      const place = places[index];
      if (place) this.draw(node, shrunk(place, room), path);
    });
    for (const node of nodes) if (node.value === 0) this.tellBelow(node, path);
  }

  private draw(node: TreeNode, box: Rect, path: string): void {
    if (node.children.length > 0) this.drawGroup(node, box, path);
    else this.drawLeaf(node, box, path);
  }

  private drawGroup(node: TreeNode, box: Rect, path: string): void {
    const name = setText(node.name, Infinity, { bold: true });
    const value = setText(this.tell(node.value), Infinity, SMALL);
    const inside = { left: box.left + PAD, top: box.top + HEAD, right: box.right - PAD, bottom: box.bottom - PAD };
    const isOpen =
      name.width + value.width + 3 * PAD + 2 <= box.right - box.left && inside.bottom - inside.top >= LEAST.height;
    this.parts.push(rect(isOpen ? 'dg-group' : 'dg-bar', box, 4));
    if (!isOpen) return this.mark(node, box, path);
    const middle = box.top + HEAD / 2 + 1;
    this.parts.push(
      ...textAt('dg-start-title', name, { x: box.left + PAD + 2, y: middle }),
      ...textAt('dg-end-label', value, { x: box.right - PAD - 2, y: middle }),
    );
    this.divide(node.children, inside, `${path}${node.name} › `);
  }

  private drawLeaf(node: TreeNode, box: Rect, path: string): void {
    const [width, height] = [box.right - box.left - 2 * PAD, box.bottom - box.top - PAD];
    const told = this.tell(node.value);
    const name = setText(node.name, width);
    const value = setText(told, Infinity, SMALL);
    const oneLine = setText(`${node.name} · ${told}`, Infinity);
    this.parts.push(rect('dg-node', box, 3));
    if (Math.max(name.width, value.width) <= width && name.height + value.height <= height)
      this.parts.push(...stacked(name, value, centerOf(box)));
    else if (oneLine.width <= width && oneLine.height <= height)
      this.parts.push(...textAt('dg-text', oneLine, centerOf(box)));
    else this.mark(node, box, path);
  }

  /** Gives a rectangle a number, where it has room for one, and tells in the list what it is. */
  private mark(node: TreeNode, box: Rect, path: string): void {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const number = this.numbered.length + 1;
    if (width < LEAST.width || height < LEAST.height) return this.tellBelow(node, path);
    this.parts.push(...numberAt(String(number), centerOf(box)).parts);
    this.numbered.push({ label: `${path}${node.name}`, values: this.tell(node.value), mark: String(number) });
    for (const child of node.children) this.tellBelow(child, `${path}${node.name} › `);
  }

  private tellBelow(node: TreeNode, path: string): void {
    this.unnumbered.push({ label: `${path}${node.name}`, values: this.tell(node.value), mark: '' });
    for (const child of node.children) this.tellBelow(child, `${path}${node.name} › `);
  }
}

const centerOf = ({ left, top, right, bottom }: Rect): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

function stacked(name: TextBlock, value: TextBlock, { x, y }: Point): ElementContent[] {
  const top = y - (name.height + value.height) / 2;
  return [
    ...textAt('dg-text', name, { x, y: top + name.height / 2 }),
    ...textAt('dg-label', value, { x, y: top + name.height + value.height / 2 }),
  ];
}

/** A rectangle without its half of the gaps to others; sides at the edge of the room stay. */
const shrunk = (box: Rect, room: Rect): Rect => ({
  left: box.left > room.left + 0.5 ? box.left + GAP / 2 : box.left,
  top: box.top > room.top + 0.5 ? box.top + GAP / 2 : box.top,
  right: box.right < room.right - 0.5 ? Math.max(box.left + 1, box.right - GAP / 2) : box.right,
  bottom: box.bottom < room.bottom - 0.5 ? Math.max(box.top + 1, box.bottom - GAP / 2) : box.bottom,
});
