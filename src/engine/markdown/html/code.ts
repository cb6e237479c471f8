import type { Element } from 'hast';
import type { Code } from 'mdast';
import { codeBlock } from '../code/code-block';
import { parseFenceMeta, unknownOptions } from '../code/fence-meta';
import { isKnownLanguage, meantLanguage } from '../code/tokens';
import { isTerminal } from '../../../shared/commands/terminal';
import { drawDiagram, FITS_A_PHONE } from '../diagrams';
import { placeOf, report } from '../nodes';
import type { TextPosition } from '../../model/diagnostic';
import { element, text } from './hast';
import type { HtmlState } from './state';

/** A fence: a block of code, a diagram, or two diagrams where a phone shows a narrower one. */
export function fence(state: HtmlState, node: Code): Element | Element[] {
  const place = placeOf(node);
  const language = node.lang ?? '';
  if (language === 'mermaid') return diagram(state, node, place);
  reportLanguage(state, language, place);
  reportOptions(state, node);
  return codeBlock(node.value, language, node.meta ?? '', state);
}

function reportOptions(state: HtmlState, node: Code): void {
  const meta = node.meta ?? '';
  const lines = node.value.split('\n').length;
  const isMissing = parseFenceMeta(meta).highlighted.some(({ from, to }) => from < 1 || from > to || to > lines);
  const [unknown] = unknownOptions(meta);
  if (unknown === undefined && !isMissing) return;
  report(state.source, placeOf(node), {
    rule: 'markdown/fence',
    severity: 'warning',
    ...(unknown === undefined
      ? { message: 'Lines to highlight are not in the code block.', hint: `Write numbers from 1 to ${lines}: {1,3-5}.` }
      : {
          message: `"${unknown}" is not an option of a code block, so it is ignored.`,
          hint: 'Options: title="…", {1,3-5}, showLineNumbers, historical, fragment.',
        }),
  });
}

function reportLanguage(state: HtmlState, language: string, place: TextPosition): void {
  if (isKnownLanguage(language) || isTerminal(language)) return;
  const near = meantLanguage(language);
  report(state.source, place, {
    rule: 'markdown/unknown-language',
    severity: 'warning',
    message: `There is no grammar for the language "${language}"; the block is shown as plain text.`,
    hint: near ? `Did you mean "${near}"?` : 'Write "text" for plain text.',
  });
}

function diagram(state: HtmlState, { value }: Code, place: TextPosition): Element | Element[] {
  const drawn = drawDiagram(value, state.strings.diagrams);
  if (drawn.kind === 'drawn') {
    const { svg, narrow } = drawn;
    if (!narrow) return [figure(svg, LARGE_ON_A_PHONE, 'everywhere')];
    return [figure(svg, LARGE, 'wide'), figure(narrow, LARGE_ON_A_PHONE, 'narrow')];
  }
  const { line, message, hint } = drawn.problem;
  report(state.source, { line: place.line + line, column: place.column }, { rule: 'markdown/diagram', message, hint });
  return element('pre', {}, [element('code', {}, [text(value)])]);
}

/** Drawings wider than this are shown smaller than drawn: on a laptop, and with too small letters on a phone. */
const LARGE = 640;
const LARGE_ON_A_PHONE = 350;

/** A drawing of this width has letters of ten pixels on a laptop. */
const FITS_A_LAPTOP = 830;

/** A drawing whose letters would be too small to read keeps them and scrolls, on a phone or everywhere. */
function scrolls(width: number, shownIn: 'everywhere' | 'wide' | 'narrow'): string[] {
  if (width > FITS_A_LAPTOP) return ['diagram--scroll', 'diagram--full'];
  return width > FITS_A_PHONE && shownIn !== 'wide' ? ['diagram--scroll'] : [];
}

function figure(svg: Element, large: number, shownIn: 'everywhere' | 'wide' | 'narrow'): Element {
  const width = Number(svg.properties['width']);
  const className = [
    'diagram',
    ...(shownIn === 'everywhere' ? [] : [`diagram--${shownIn}`]),
    ...(width > large ? ['diagram--large'] : []),
    ...(shownIn === 'everywhere' && width > large && width <= LARGE ? ['diagram--phone'] : []),
    ...scrolls(width, shownIn),
  ];
  return element('figure', { className }, [svg]);
}
