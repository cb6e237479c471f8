import type { ElementContent } from 'hast';
import { NARROW_COLUMN } from '../graph/draw';
import type { Figure } from '../graph/figures';
import { figureOf } from '../graph/shapes';
import type { DiagramSource } from '../source';
import { boxAround, path, union, type Drawing, type Point, type Rect } from '../svg';
import { setText, WRAP_WIDTHS } from '../text';
import { parseMindmap, type MindNode } from './parse';

/** Between a node and what grows from it, and between nodes below each other. */
const ACROSS = 34;
const BELOW = 12;
/** How far each level of an outline is indented. */
const INDENT = 26;

/** A node with its figure, and the height that it takes with all that grows from it. */
interface Branch {
  figure: Figure;
  /** How far lines go into the figure: not all of them fill their box, and none shows what lies behind it. */
  inset: number;
  children: Branch[];
  height: number;
}

/** Draws a mind map to both sides of its root, else to one side, else as an outline that fits any column. */
export function drawMindmap(source: DiagramSource, column: number): Drawing {
  const root = parseMindmap(source);
  const words = wordsOf(root);
  if (column > NARROW_COLUMN || root.children.length === 0)
    for (const wrap of [...WRAP_WIDTHS, 96]) {
      const tree = branchOf(root, wrap);
      for (const drawing of [bothSides(tree), oneSide(tree)])
        if (drawing.bounds.right - drawing.bounds.left <= column - 4) return { ...drawing, words };
    }
  return { ...outline(root, column - 4), words };
}

const wordsOf = ({ label, children }: MindNode): string[] => [label, ...children.flatMap(wordsOf)];

function figureFor({ label, shape }: MindNode, wrap: number): Figure {
  const figure = figureOf(shape);
  if (!figure) throw new Error(`There is no shape ${shape}.`);
  return figure(setText(label, wrap));
}

function branchOf(node: MindNode, wrap: number): Branch {
  const figure = figureFor(node, wrap);
  const children = node.children.map((child) => branchOf(child, wrap));
  return { figure, inset: insetOf(node), children, height: Math.max(figure.height, heightOf(children)) };
}

/** Labels without a figure have no ground. */
const insetOf = ({ shape }: MindNode): number => (shape === 'text' ? 0 : 14);

const heightOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { height }) => sum + height + BELOW, -BELOW);

type Plan = Pick<Drawing, 'parts' | 'bounds'>;

function oneSide(root: Branch): Plan {
  return planOf(root, [[root.children, 1]]);
}

/** The first half of the branches, by height, to the right, the others to the left. */
function bothSides(root: Branch): Plan {
  if (root.children.length < 3) return oneSide(root);
  let [right, height] = [0, 0];
  const half = heightOf(root.children) / 2;
  for (const child of root.children) {
    if (right > 0 && height + child.height / 2 > half) break;
    height += child.height + BELOW;
    right += 1;
  }
  return planOf(root, [
    [root.children.slice(0, right), 1],
    [root.children.slice(right), -1],
  ]);
}

function planOf(root: Branch, sides: [Branch[], 1 | -1][]): Plan {
  const { figure } = root;
  const center = { x: 0, y: 0 };
  const edges: ElementContent[] = [];
  const nodes = figure.draw(center);
  const boxes = [boxAround(center, figure.width, figure.height)];
  const grow = (parent: Branch, at: Point, branches: readonly Branch[], side: 1 | -1): void => {
    let top = at.y - heightOf(branches) / 2;
    const left = at.x + side * (parent.figure.width / 2 + ACROSS);
    for (const branch of branches) {
      const { figure: own, inset, children, height } = branch;
      const middle = { x: left + (side * own.width) / 2, y: top + height / 2 };
      const from = { x: at.x + side * (parent.figure.width / 2 - parent.inset), y: at.y };
      edges.push(curve(from, { x: left + side * inset, y: middle.y }));
      nodes.push(...own.draw(middle));
      boxes.push(boxAround(middle, own.width, own.height));
      grow(branch, middle, children, side);
      top += height + BELOW;
    }
  };
  for (const [branches, side] of sides) grow(root, center, branches, side);
  return { parts: [...edges, ...nodes], bounds: union(boxes) };
}

function curve(from: Point, to: Point): ElementContent {
  const middle = (from.x + to.x) / 2;
  return path('dg-edge', ['M', from.x, from.y, 'C', middle, from.y, middle, to.y, to.x, to.y]);
}

/** Nodes below each other, each level further to the right. */
function outline(root: MindNode, width: number): Plan {
  const parts: ElementContent[] = [];
  const edges: ElementContent[] = [];
  const boxes: Rect[] = [];
  let y = 0;
  const add = (node: MindNode, depth: number, stem: Point | null): void => {
    const left = depth * INDENT;
    const figure = figureFor(node, Math.max(90, width - left - 50));
    const middle = { x: left + figure.width / 2, y: y + figure.height / 2 };
    if (stem) edges.push(elbow(stem, { x: left + insetOf(node), y: middle.y }));
    parts.push(...figure.draw(middle));
    boxes.push(boxAround(middle, figure.width, figure.height));
    const from = { x: left + 12, y: y + figure.height - (insetOf(node) > 0 ? figure.height / 2 : 0) };
    y += figure.height + BELOW - 4;
    for (const child of node.children) add(child, depth + 1, from);
  };
  add(root, 0, null);
  return { parts: [...edges, ...parts], bounds: union(boxes) };
}

const elbow = (from: Point, to: Point): ElementContent =>
  path('dg-edge', ['M', from.x, from.y, 'V', to.y - 6, 'q', 0, 6, 6, 6, 'H', to.x]);
