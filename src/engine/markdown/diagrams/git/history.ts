import { nearestHint } from '../../../../shared/nearest';
import { DiagramError } from '../problem';
import type { Arguments } from './arguments';

export interface Commit {
  /** Its own id, or a number in brackets that is not shown. */
  key: string;
  id: string | null;
  message: string;
  branch: string;
  kind: 'commit' | 'merge' | 'cherry-pick';
  type: string;
  tags: string[];
  /** Keys of the commits before it; the second one was merged or picked. */
  parents: string[];
  /** The branch that was merged, or the id of the commit that was picked. */
  of: string;
}

export interface GitGraph {
  title: string;
  /** Branches in the order in which they stand beside each other. */
  branches: Map<string, { order: number }>;
  commits: Commit[];
  /** Whether the newest commit stands at the top. */
  upwards: boolean;
}

type Named = Arguments & { name: string };

/** The history that statements make, one after the other. */
export class History {
  readonly graph: GitGraph;
  /** The newest commit of each branch, by key. */
  private readonly heads = new Map<string, string | null>();
  private readonly byKey = new Map<string, Commit>();
  private current: string;

  constructor(main: string, order: number, upwards: boolean) {
    this.graph = { title: '', branches: new Map([[main, { order }]]), commits: [], upwards };
    this.current = main;
    this.heads.set(main, null);
  }

  commit(given: Arguments): void {
    this.add(given, { kind: 'commit', message: given.get('msg') ?? '', of: '', second: null });
  }

  branch({ name, line, get }: Named): void {
    if (this.heads.has(name))
      throw new DiagramError(
        line,
        `There is a branch "${name}" already.`,
        `Write "checkout ${name}", or another name.`,
      );
    this.heads.set(name, this.heads.get(this.current) ?? null);
    this.graph.branches.set(name, { order: Number(get('order') ?? 0) });
    this.current = name;
  }

  checkout({ name, line }: Named): void {
    this.known(name, line);
    this.current = name;
  }

  merge(given: Named): void {
    const { name, line } = given;
    const own = this.heads.get(this.current) ?? null;
    const other = this.known(name, line);
    const wrong = (message: string): DiagramError =>
      new DiagramError(line, message, 'Merge another branch that has a commit which the current one lacks.');
    if (name === this.current) throw wrong(`The branch "${name}" cannot be merged into itself.`);
    if (own === null) throw wrong(`The branch "${this.current}" has no commits.`);
    if (other === null) throw wrong(`The branch "${name}" has no commits.`);
    if (own === other || this.byKey.get(own)?.branch === name)
      throw wrong(`"${this.current}" holds all commits of "${name}".`);
    const id = given.get('id');
    if (id !== null && this.byKey.has(id))
      throw new DiagramError(line, `There is a commit "${id}" already.`, 'Give the merge an id of its own.');
    this.add(given, { kind: 'merge', message: '', of: name, second: other });
  }

  cherryPick(given: Arguments): void {
    const { line } = given;
    const id = given.get('id') ?? '';
    const picked = this.byKey.get(id);
    const wrong = (message: string, hint: string): DiagramError => new DiagramError(line, message, hint);
    if (!picked || id === '')
      throw wrong(
        `There is no commit "${id}".`,
        nearestHint(id, [...this.byKey.keys()], 'Write: cherry-pick id: "name"'),
      );
    const parent = given.get('parent');
    if (picked.branch === this.current)
      throw wrong(`The commit "${id}" is on "${this.current}" already.`, 'Check another branch out first.');
    if ((this.heads.get(this.current) ?? null) === null)
      throw wrong(`The branch "${this.current}" has no commits.`, 'Write "commit" first.');
    if (picked.kind === 'merge' && parent === null)
      throw wrong(`"${id}" is a merge.`, `Say which side is meant: cherry-pick id: "${id}" parent: "name"`);
    if (parent !== null && !picked.parents.includes(parent))
      throw wrong(`"${parent}" is no parent of "${id}".`, this.parentsHint(picked));
    const message = parent === null ? '' : `parent ${parent}`;
    this.add(given, { kind: 'cherry-pick', message, of: id, second: id }, false);
  }

  /** Only ids that the source gives can be named. */
  private parentsHint({ parents }: Commit): string {
    const ids = parents.filter((key) => this.byKey.get(key)?.id === key);
    return ids.length === 0
      ? 'Give its parents ids, commit id: "name", and name one of them.'
      : `It has ${ids.length === 1 ? 'the parent' : 'the parents'} ${ids.map((id) => `"${id}"`).join(' and ')}.`;
  }

  private known(name: string, line: number): string | null {
    const head = this.heads.get(name);
    if (head !== undefined) return head;
    throw new DiagramError(
      line,
      `There is no branch "${name}".`,
      nearestHint(name, [...this.heads.keys()], `Write "branch ${name}" first.`),
    );
  }

  private add(
    { get, tags }: Arguments,
    { kind, message, of, second }: Pick<Commit, 'kind' | 'message' | 'of'> & { second: string | null },
    hasId = true,
  ): void {
    const { commits } = this.graph;
    const id = hasId ? get('id') : null;
    const before = this.heads.get(this.current) ?? null;
    const parents = [before, second].filter((parent) => parent !== null);
    const key = id ?? `(${commits.length})`;
    const type = get('type') ?? 'NORMAL';
    const commit: Commit = { key, id, message, branch: this.current, kind, type, tags, parents, of };
    commits.push(commit);
    this.byKey.set(key, commit);
    this.heads.set(this.current, key);
  }
}
