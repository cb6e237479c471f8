import { settingOf } from '../configuration';
import { nearest } from '../../../../shared/nearest';
import { DiagramError, quoted } from '../problem';
import { linesOf, withoutComment, type DiagramSource } from '../source';
import { argumentsOf, type Arguments } from './arguments';
import { History, type GitGraph } from './history';

/** Reads the graph of a repository; throws a `DiagramError` at the first line that it cannot read. */
export function parseGit(source: DiagramSource): GitGraph {
  const head = /^(?:(LR|TB|BT)\s*)?:?$/.exec(source.head);
  if (!head)
    throw new DiagramError(
      source.headLine,
      `${quoted(source.head)} stands behind the kind.`,
      'Write "gitGraph", or "gitGraph TB:" with one of the directions LR, TB and BT.',
    );
  const main = settingOf(source, 'gitGraph', 'mainBranchName') ?? 'main';
  const order = Number(settingOf(source, 'gitGraph', 'mainBranchOrder') ?? 0) || 0;
  const history = new History(main, order, head[1] === 'BT');
  for (const { text, number } of linesOf(source)) readLine(history, withoutComment(text), number);
  return history.graph;
}

function readLine(history: History, text: string, line: number): void {
  const title = /^title\s+(.*)$/.exec(text);
  if (title) return void (history.graph.title = title[1] ?? '');
  const [, word = '', rest = ''] = /^([a-z-]+)\b(.*)$/.exec(text) ?? [];
  switch (word) {
    case 'commit':
      return history.commit(argumentsOf(rest, ['id', 'msg', 'tag', 'type'], line, 'msg'));
    case 'branch':
      return history.branch(named(rest, ['order'], line));
    case 'checkout':
    case 'switch':
      return history.checkout(named(rest, [], line));
    case 'merge':
      return history.merge(named(rest, ['id', 'tag', 'type'], line));
    case 'cherry-pick':
      return history.cherryPick(argumentsOf(rest, ['id', 'tag', 'parent'], line));
  }
  const near = nearest(word, STATEMENTS);
  throw new DiagramError(
    line,
    `${quoted(text)} is no statement of a git graph.`,
    `${near ? `Did you mean "${near}"? ` : ''}Lines begin with one of: ${STATEMENTS.join(', ')}.`,
  );
}

const STATEMENTS = ['commit', 'branch', 'checkout', 'switch', 'merge', 'cherry-pick'];

/** The name of a branch and what stands behind it. */
function named(rest: string, keys: readonly string[], line: number): Arguments & { name: string } {
  const [, double, single, bare, more = ''] =
    /^\s+(?:"([^"]+)"|'([^']+)'|(\w(?:[-./\w]*[-\w])?))(.*)$/.exec(rest) ?? [];
  const name = double ?? single ?? bare;
  if (name !== undefined) return { ...argumentsOf(more, keys, line), name };
  throw new DiagramError(line, 'The name of a branch was expected.', 'Write for example: branch develop');
}
