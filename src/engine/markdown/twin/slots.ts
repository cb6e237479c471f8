import type { Definition, Html, InlineCode, Root, Table } from 'mdast';
import { slot, slotOfName, type ArticleComponent, type ArticleTwin } from '../article';
import type { Component } from '../nodes';
import { nodesOf, placeOf } from '../text/nodes';
import { rowNames } from '../text/row-names';

/** What of a twin each version fills in its own way, collected while a tree is flattened. */
export class TwinSlots {
  readonly links: string[] = [];
  readonly images: string[] = [];
  readonly components: ArticleComponent[] = [];
  readonly found: string[] = [];
  readonly names: string[] = [];
  private readonly named = new Set<InlineCode>();
  private readonly definitions: ReadonlyMap<string, Definition>;
  private readonly variableNames: ReadonlySet<string>;

  constructor(root: Root, variableNames: ReadonlySet<string>) {
    this.variableNames = variableNames;
    const definitions = new Map<string, Definition>();
    for (const node of nodesOf(root))
      if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    this.definitions = definitions;
  }

  /** The slots without the text that they stand in. */
  collected(): Omit<ArticleTwin, 'text'> {
    return {
      links: this.links,
      images: this.images,
      components: this.components,
      variables: this.found,
      names: this.names,
    };
  }

  link(target: string): string {
    return slot('L', this.links.push(target) - 1);
  }

  image(source: string): string {
    return slot('I', this.images.push(source) - 1);
  }

  component(node: Component): string {
    const attributes = Object.fromEntries(node.attributes);
    return slot('C', this.components.push({ name: node.name, attributes, ...placeOf(node) }) - 1);
  }

  /** A text with slots in the place of its variables. */
  variables(text: string): string {
    if (!text.includes('%')) return text;
    return text.replace(/%([A-Z][A-Z0-9_]*)%/g, (whole, name: string) => {
      return this.variableNames.has(name) ? slotOfName('V', name, this.found) : whole;
    });
  }

  /** Remembers which codes of a table name what its rows define. */
  nameRows(table: Table): void {
    for (const name of rowNames(table, this.variableNames)) this.named.add(name);
  }

  /** For a code that names what a row defines: what stands for the version that the name came with. */
  since(node: InlineCode): Html[] {
    return this.named.has(node) ? [{ type: 'html', value: slotOfName('N', node.value, this.names) }] : [];
  }

  /** Where a reference leads. */
  definition(identifier: string): Definition | undefined {
    return this.definitions.get(identifier);
  }
}
