import { attention } from 'micromark-core-commonmark';
import type { Construct, Event, Extension, Token, TokenizeContext } from 'micromark-util-types';

const STAR = '*'.charCodeAt(0);
const UNDERSCORE = '_'.charCodeAt(0);

/**
 * Emphasis whose closing marks look for their opening ones in linear time. The construct of the parser walks from each
 * closing mark that has none back to the beginning of its paragraph: 80 kB of `*a_ ` in a line took a minute and a
 * half. Which marks have none is found out before, and these are not asked to close.
 */
export const boundedAttention: Extension = {
  text: { [STAR]: construct(), [UNDERSCORE]: construct() },
  disable: { null: ['attention'] },
};

function construct(): Construct {
  const { resolveAll } = attention;
  return {
    ...attention,
    name: 'boundedAttention',
    // Behind addresses of mail, which may begin with an underscore.
    add: 'after',
    resolveAll: (events, context) => {
      releaseClosers(events, context);
      return resolveAll?.(events, context) ?? events;
    },
  };
}

/** Marks that may still open something. */
interface Opener {
  marker: number;
  length: number;
  canClose: boolean;
}

/**
 * Takes `_close` from the marks that close nothing. Those that may open as well keep it, because matches depend on it.
 */
function releaseClosers(events: readonly Event[], context: TokenizeContext): void {
  const openers: Opener[] = [];
  /** Below which height of `openers` a kind of closing marks has looked in vain. */
  const bottoms = new Map<string, number>();
  for (const [kind, token] of events) {
    if (kind !== 'enter' || token.type !== 'attentionSequence') continue;
    const { _open: canOpen = false, _close: canClose = false } = token;
    const marks = { marker: markerOf(token, context), length: lengthOf(token), canClose };
    const isMatched = canClose && close(marks, canOpen, openers, bottoms);
    if (canOpen && marks.length > 0) openers.push(marks);
    else if (!canOpen && !isMatched) Object.assign(token, { _close: false });
  }
}

/** Closes what marks can close, as CommonMark says in its delimiter algorithm; gives whether that is anything. */
function close(marks: Opener, canOpen: boolean, openers: Opener[], bottoms: Map<string, number>): boolean {
  const whole = marks.length;
  while (marks.length > 0) {
    const kind = `${marks.marker} ${canOpen} ${marks.length % 3}`;
    const bottom = Math.min(bottoms.get(kind) ?? 0, openers.length);
    let at = openers.length - 1;
    while (at >= bottom && !fits(openers[at], marks, canOpen)) at -= 1;
    const opener = openers[at];
    if (at < bottom || opener === undefined) {
      bottoms.set(kind, openers.length);
      break;
    }
    const used = opener.length > 1 && marks.length > 1 ? 2 : 1;
    opener.length -= used;
    marks.length -= used;
    openers.length = opener.length > 0 ? at + 1 : at;
    // What opens from here on stands above these, wherever a kind had looked before.
    for (const [other, height] of bottoms) if (height > openers.length) bottoms.set(other, openers.length);
  }
  return marks.length < whole;
}

function fits(opener: Opener | undefined, closer: Opener, canOpen: boolean): boolean {
  if (opener?.marker !== closer.marker) return false;
  const areMixed = opener.canClose || canOpen;
  return !(areMixed && closer.length % 3 !== 0 && (opener.length + closer.length) % 3 === 0);
}

const markerOf = (token: Token, context: TokenizeContext): number => context.sliceSerialize(token).charCodeAt(0);
const lengthOf = ({ start, end }: Token): number => end.offset - start.offset;
