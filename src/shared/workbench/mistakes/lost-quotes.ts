/** Conditions that the shell has taken apart, because they stand without quotes. */

import type { Finding } from '../../commands/finding';
import { optionOf } from '../../commands/parse';
import type { Rule } from './rule';

const TAKES_CONDITIONS: ReadonlySet<string> = new Set(['--filter', '--filter-expr']);

/** What a person means to belong to a condition when no quotes are around it: up to the next space or flag. */
const REST = /^(?:[^\s]|\s+(?=[<>=!~&|])|(?<=[<>=!~&|])\s+)*/;

/** `--filter latency_ns_raw>5000` writes into a file called 5000; `|`, `&`, `(` and `;` end the command. */
export const lostQuotes: Rule = (call, { source, script }) =>
  call.args.flags.flatMap((flag): Finding[] => {
    if (!TAKES_CONDITIONS.has(optionOf(flag.name).option) || flag.value === undefined) return [];
    const { end } = flag.valueWord;
    const piece = script.pieces.find(
      (one) => one.offset === end && (one.kind === 'redirection' || one.kind === 'operator'),
    );
    if (!piece || /['"]/.test(source.slice(flag.valueWord.offset, end))) return [];
    const begin = flag.valueWord.offset + (flag.valueWord === flag.word ? flag.valueIndex : 0);
    const meant = REST.exec(source.slice(begin))?.[0] ?? '';
    const stop = Math.max(begin + meant.length, piece.kind === 'redirection' ? piece.end : 0);
    const sign = source.slice(piece.offset, piece.offset + 1);
    const does = piece.kind === 'redirection' ? 'opens a file there' : 'ends the command there';
    return [
      {
        offset: begin,
        end: stop,
        rule: 'command/quotes',
        message: `Without quotes the shell takes ${sign} for itself and ${does}.`,
        hint: 'Put the whole condition in single quotes.',
        fix: { offset: begin, end: stop, words: [source.slice(begin, stop)] },
      },
    ];
  });
