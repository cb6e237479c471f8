/** The words of C4 diagrams: what each stands for, and which values stand between its brackets, in their order. */

/** A value of a statement by the name that Mermaid gives it: `$techn="Go"` is the same as its place in the list. */
export type Field =
  'index' | 'from' | 'to' | 'alias' | 'label' | 'type' | 'techn' | 'descr' | 'sprite' | 'tags' | 'link';

/** Which end of a relation has an arrow. */
export type Arrow = 'to' | 'from' | 'both';

type Meaning =
  | { is: 'element'; kind: string; isPerson: boolean; isExternal: boolean }
  | { is: 'boundary'; type: string }
  | { is: 'relation'; arrow: Arrow; isUpwards: boolean }
  | { is: 'style' };

/** What a statement means and the values it takes. */
export type Statement = Meaning & { fields: readonly Field[] };

const LAST: Field[] = ['sprite', 'tags', 'link'];
const OF_SYSTEMS: Field[] = ['alias', 'label', 'descr', ...LAST];
const OF_PARTS: Field[] = ['alias', 'label', 'techn', 'descr', ...LAST];
const OF_NODES: Field[] = ['alias', 'label', 'type', 'descr', ...LAST];
const OF_RELATIONS: Field[] = ['from', 'to', 'label', 'techn', 'descr', ...LAST];
const DIRECTIONS = ['', '_U', '_Up', '_D', '_Down', '_L', '_Left', '_R', '_Right'];

function elements(): [string, Statement][] {
  const found: [string, Statement][] = [];
  for (const base of ['Person', 'System', 'Container', 'Component'])
    for (const [form, words] of base === 'Person' ? [['', '']] : FORMS)
      for (const isExternal of [false, true])
        found.push([
          `${base}${form}${isExternal ? '_Ext' : ''}`,
          {
            is: 'element',
            kind: `${isExternal ? 'external ' : ''}${base.toLowerCase()}${words}`,
            isPerson: base === 'Person',
            isExternal,
            fields: base === 'Person' || base === 'System' ? OF_SYSTEMS : OF_PARTS,
          },
        ]);
  return found;
}

const FORMS = [
  ['', ''],
  ['Db', ' database'],
  ['Queue', ' queue'],
] as const;

const boundary = (type: string, ...fields: Field[]): Statement => ({ is: 'boundary', type, fields });

const relation = (arrow: Arrow, isUpwards = false, fields = OF_RELATIONS): Statement => ({
  is: 'relation',
  arrow,
  isUpwards,
  fields,
});

/** Every statement by its word. */
export const STATEMENTS: ReadonlyMap<string, Statement> = new Map<string, Statement>([
  ...elements(),
  ...['Enterprise', 'System', 'Container'].map((type): [string, Statement] => [
    `${type}_Boundary`,
    boundary(type.toLowerCase(), 'alias', 'label', 'tags', 'link'),
  ]),
  ['Boundary', boundary('system', 'alias', 'label', 'type', 'tags', 'link')],
  ...['Deployment_Node', 'Node', 'Node_L', 'Node_R'].map((word): [string, Statement] => [
    word,
    boundary('node', ...OF_NODES),
  ]),
  ...DIRECTIONS.map((side): [string, Statement] => [`Rel${side}`, relation('to', side.startsWith('_U'))]),
  ['Rel_Back', relation('from')],
  ['BiRel', relation('both')],
  ['RelIndex', relation('to', false, ['index', ...OF_RELATIONS])],
  ...['UpdateElementStyle', 'UpdateRelStyle', 'UpdateLayoutConfig'].map((word): [string, Statement] => [
    word,
    { is: 'style', fields: [] },
  ]),
]);
