import type { RootContent } from 'mdast';
import type { Attributes } from '../nodes';
import type { NameValue } from '../syntax/plain-value';
import type { Binding } from './modules';
import type { Place, TreeSource } from './source';

/** What the names of a file stand for, and how another Markdown file is put in. */
export interface NestContext {
  source: TreeSource;
  bindings: ReadonlyMap<string, Binding>;
  /** What the tag that puts this file in hands over; `null` for a page. */
  props: Attributes | null;
  /** The value of a name, or of a path that begins with one, at a place. */
  valueOf(place: Place): NameValue;
  /** What the site's language says for an id, of texts that stand in code; `null` where it says nothing. */
  translation(id: string): string | null;
  /** Nodes of an imported Markdown file, for a tag with these attributes. */
  partial(specifier: string, props: Attributes, place: Place): RootContent[];
}
