import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { conditionFor, filterFlag, withCondition } from '../../../shared/workbench/output/filter';
import { regionsOf, type CellRegion, type Region } from '../../../shared/workbench/regions';
import { announce } from '../../announce';
import { make } from '../../behaviours/dom';
import { hideHint, hideHintSoon, showHint, type Asked } from '../../behaviours/hint/card';
import { commandOfLines, linesOfCommand, showCommand } from '../command-lines';
import { loadCommandsOfPage, type VersionCommands } from '../data';
import { cardOf } from './cards';
import { isAt, neighbour, rangeOf } from './in-text';

/** The page that a command is on. */
export interface PageOfCode {
  site: SiteData;
  page: PageMeta;
  /** Aborted when another page is shown. */
  signal: AbortSignal;
}

/** A block whose words say what they mean. */
export interface Words {
  /** Shows the card of the word at a point of the window; none there hides it. */
  showAt(x: number, y: number, by: Asked): void;
  /** Shows the card of the first word to who has the focus on `host`; `false` when no word has one. */
  showFirst(host: HTMLElement): boolean;
  /** An arrow key on `host` moves to another word; `false` when there is none. */
  onKey(key: string, host: HTMLElement): boolean;
}

const HIGHLIGHT = 'word';

/**
 * Makes the words of a block say what they mean. Rejects when the data of its version cannot be loaded. Plain: React
 * cannot own ranges in the text of an article.
 */
export async function startWords(code: HTMLElement, { site, page }: PageOfCode): Promise<Words> {
  const commands = await loadCommandsOfPage(site, page);
  const language = code.closest<HTMLElement>('.code-block')?.dataset['lang'] ?? 'bash';
  let text = '';
  let regions: Region[] = [];
  let current: Region | null = null;

  /** The regions of what the block shows now: a reader's own values may have changed it. */
  function read(): Region[] {
    if (text !== code.textContent) {
      text = code.textContent;
      regions = regionsOf(text, language, commands.model);
    }
    return regions;
  }

  function show(region: Region, by: Asked, host?: HTMLElement): void {
    if (region === current) return;
    const range = rangeOf(code, region.offset, region.end);
    const isFirst = by === 'focus' && region === regions[0];
    const content = [
      ...cardOf(region, site, commands, filterBy),
      ...(isFirst ? [make('p', { class: 'hint__details' }, 'Use the arrow keys for the other words.')] : []),
    ];
    showHint({ anchor: range, content, by, host, onHide });
    current = region;
    mark(range);
  }

  function onHide(): void {
    current = null;
    mark(null);
  }

  /** Puts the condition into the command above, where Copy takes it from. */
  function filterBy(cell: CellRegion): void {
    const lines = linesOfCommand(code, cell.command);
    const condition = conditionFor(cell.field, cell.value ?? '');
    hideHint();
    const filter = filterFlag(cell.gadget, cell.source);
    showCommand(lines, withCondition(commandOfLines(lines), filter, condition, commands.model));
    lines[0]?.scrollIntoView({ block: 'nearest' });
    announce(`Added ${condition} to the command above.`);
  }

  function showAt(x: number, y: number, by: Asked): void {
    const around = read().filter((region) => isAt(code, region, x, y));
    // A field is inside of the value of its flag.
    const [region] = around.sort((a, b) => a.end - a.offset - (b.end - b.offset));
    if (region) show(region, by);
    else if (by === 'tap') hideHint();
    else hideHintSoon();
  }

  function showTo(host: HTMLElement, region: Region | null | undefined): boolean {
    if (!region) return false;
    show(region, 'focus', host);
    announce(wordsOf(region, commands, site));
    return true;
  }

  return {
    showAt,
    showFirst: (host) => showTo(host, read()[0]),
    onKey: (key, host) => showTo(host, neighbour(read(), text, current, key)),
  };
}

/** The text of a region and of its card, for screen readers. */
function wordsOf(region: Region, commands: VersionCommands, site: SiteData): string {
  const name = region.kind === 'word' ? region.part.text : (region.value ?? '');
  return [name, ...cardOf(region, site, commands, () => undefined).map((part) => part.textContent)].join('. ');
}

/** Marks the word that the card is about, where the browser can mark text without elements. */
function mark(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else CSS.highlights.delete(HIGHLIGHT);
}
