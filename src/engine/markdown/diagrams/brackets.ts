/** Brackets around a label and the shape they stand for, longer ones first. Flowcharts and blocks write them alike. */
export const BRACKETS: readonly [open: RegExp, close: RegExp, shape: string][] = [
  [/\(\(\(/y, /\)\)\)/y, 'dbl-circ'],
  [/\(\(/y, /\)\)/y, 'circle'],
  [/\(\[/y, /\]\)/y, 'stadium'],
  [/\(-/y, /-\)/y, 'ellipse'],
  [/\(/y, /\)/y, 'rounded'],
  [/\[\[/y, /\]\]/y, 'fr-rect'],
  [/\[\(/y, /\)\]/y, 'cyl'],
  [/\{\{/y, /\}\}/y, 'hex'],
  [/\{/y, /\}/y, 'diam'],
  [/>/y, /\]/y, 'odd'],
];

/** Shapes of brackets with slashes, by the slash behind the first and the one before the last. */
export const SLANTED_SHAPES: ReadonlyMap<string, string> = new Map([
  ['//', 'lean-r'],
  ['\\\\', 'lean-l'],
  ['/\\', 'trap-b'],
  ['\\/', 'trap-t'],
]);
