import { parseSankey } from './sankey/parse';
import { label, type Facts, type KindFacts } from './test-fact-words';

/** The parts of Mermaid's Sankey diagrams that are compared. */
interface SankeyDb {
  getGraph: () => { links: { source: string; target: string; value: number }[] };
}

const sankeyFacts = (db: SankeyDb): Facts =>
  db.getGraph().links.map(({ source, target, value }) => `§ ${label(source)} > ${label(target)} ${value}`);

export const SANKEY_FACTS: KindFacts = {
  mermaid: sankeyFacts,
  own: (source) => parseSankey(source).map(({ from, to, value }) => `§ ${from} > ${to} ${value}`),
};
