import { label, oneLine, type Facts, type KindFacts } from './test-fact-words';
import { parseTree } from './tree/parse';
import { parseTreemap, type TreeNode } from './treemap/parse';

interface MermaidTreeNode {
  name: string;
  value?: number;
  children?: MermaidTreeNode[];
}

/** The parts of Mermaid's treemaps that are compared. */
interface TreemapDb {
  getDiagramTitle: () => string;
  getRoot: () => MermaidTreeNode;
}

const mermaidTree = ({ name, value, children = [] }: MermaidTreeNode, depth: number): Facts => [
  `${depth} ${value ?? 'sum'} § ${label(name)}`,
  ...children.flatMap((child) => mermaidTree(child, depth + 1)),
];

const ownTree = ({ name, value, children }: TreeNode, depth: number): Facts => [
  `${depth} ${children.length > 0 ? 'sum' : value} § ${oneLine(name)}`,
  ...children.flatMap((child) => ownTree(child, depth + 1)),
];

export const TREEMAP_FACTS: KindFacts = {
  mermaid: (db: TreemapDb) => [
    `§ ${label(db.getDiagramTitle())}`,
    ...(db.getRoot().children ?? []).flatMap((node) => mermaidTree(node, 0)),
  ],
  own: (source) => {
    const { title, roots } = parseTreemap(source);
    return [`§ ${title}`, ...roots.flatMap((node) => ownTree(node, 0))];
  },
};

interface MermaidEntry {
  name: string;
  nodeType: string;
  description?: string;
  children: MermaidEntry[];
}

/** The parts of Mermaid's trees that are compared. */
interface TreeDb {
  getDiagramTitle: () => string;
  getRoot: () => MermaidEntry;
}

const mermaidEntry = ({ name, nodeType, description = '', children }: MermaidEntry, depth: number): Facts => [
  `${depth} ${nodeType} § ${label(name)} | ${label(description)}`,
  ...children.flatMap((child) => mermaidEntry(child, depth + 1)),
];

export const TREE_FACTS: KindFacts = {
  mermaid: (db: TreeDb) => [
    `§ ${label(db.getDiagramTitle())}`,
    ...db.getRoot().children.flatMap((entry) => mermaidEntry(entry, 0)),
  ],
  own: (source) => {
    const { title, entries } = parseTree(source);
    return [
      `§ ${title}`,
      ...entries.map(({ name, description, depth }) => {
        const isFolder = name.endsWith('/');
        return `${depth} ${isFolder ? 'directory' : 'file'} § ${name.replace(/\/$/, '')} | ${oneLine(description)}`;
      }),
    ];
  },
};
