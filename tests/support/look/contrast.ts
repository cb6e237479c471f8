import { describe, isShown, type Finding } from './finding';

interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Text that is as large as this, or this large and bold, needs less contrast (WCAG 2.2, 1.4.3). */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

/** Texts with less contrast than level AA asks for, against the colours that really lie behind them. */
export function lowContrast(root: Element): Finding[] {
  const found = new Map<string, Finding>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || seen.has(element) || (node.nodeValue ?? '').trim() === '') continue;
    seen.add(element);
    if (!isRead(element)) continue;
    const problem = contrastProblem(element);
    if (problem)
      found.set(problem + element.className, { rule: 'contrast', detail: `${problem}: ${describe(element)}` });
  }
  return [...found.values()];
}

function isRead(element: Element): boolean {
  if (element.closest('script, style, [aria-hidden="true"], .visually-hidden, :disabled, [aria-disabled="true"]'))
    return false;
  return isShown(element);
}

function contrastProblem(element: Element): string | null {
  const style = getComputedStyle(element);
  const ink = parseColour(element instanceof SVGElement ? style.fill : style.color);
  if (!ink) return `the colour ${style.color} cannot be read`;
  const ground = groundOf(element);
  if (typeof ground === 'string') return ground;
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(style.fontWeight) >= 700);
  const wanted = isLarge ? 3 : 4.5;
  const ratio = contrastOf(over(ink, ground), ground);
  return ratio < wanted ? `${ratio.toFixed(2)}:1 instead of ${wanted}:1` : null;
}

/** The colour behind a text, or what keeps it from being known. */
function groundOf(element: Element): Colour | string {
  const layers: Colour[] = [];
  const shape = element instanceof SVGElement ? shapeBehind(element) : null;
  if (shape) layers.push(shape);
  for (let above: Element | null = element; above; above = above.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(above);
    if (opacity !== '1') return `${describe(above)} is see-through`;
    if (backgroundImage !== 'none' && !isOpaque(layers)) return `there is a picture behind, in ${describe(above)}`;
    const colour = parseColour(backgroundColor);
    if (!colour) return `the colour ${backgroundColor} cannot be read`;
    if (colour.alpha > 0) layers.push(colour);
    if (colour.alpha === 1) break;
  }
  const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
  return layers.reduceRight((ground, layer) => over(layer, ground), white);
}

const isOpaque = (layers: readonly Colour[]): boolean => layers.some(({ alpha }) => alpha === 1);

/** Fill of the topmost shape of a drawing below a label. */
function shapeBehind(label: SVGElement): Colour | null {
  const text = label.getBoundingClientRect();
  const [x, y] = [text.left + text.width / 2, text.top + text.height / 2];
  const shapes = [...(label.ownerSVGElement?.querySelectorAll('rect, polygon, circle, ellipse, path') ?? [])].filter(
    (shape) => shape.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  for (const shape of shapes.reverse()) {
    const box = shape.getBoundingClientRect();
    const colour = parseColour(getComputedStyle(shape).fill);
    if (colour && colour.alpha > 0 && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom) return colour;
  }
  return null;
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map<string, Colour | null>();

/** Reads any colour that the browser understands, by painting it. */
function parseColour(text: string): Colour | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const colour = text === 'none' ? null : paintColour(text);
  known.set(text, colour);
  return colour;
}

function paintColour(text: string): Colour | null {
  if (!canvas || !CSS.supports('color', text)) return null;
  canvas.canvas.width = canvas.canvas.height = 1;
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return { red, green, blue, alpha: alpha / 255 };
}

function over(layer: Colour, ground: Colour): Colour {
  const mix = (a: number, b: number): number => a * layer.alpha + b * (1 - layer.alpha);
  return {
    red: mix(layer.red, ground.red),
    green: mix(layer.green, ground.green),
    blue: mix(layer.blue, ground.blue),
    alpha: 1,
  };
}

/** Contrast ratio of WCAG 2.2. */
function contrastOf(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
