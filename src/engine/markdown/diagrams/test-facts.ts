import mermaid from 'mermaid';
import { readSource, type DiagramSource } from './source';
import type { Facts, KindFacts } from './test-fact-words';
import { ARCHITECTURE_FACTS } from './test-facts-architecture';
import { BLOCK_FACTS } from './test-facts-blocks';
import { C4_FACTS } from './test-facts-c4';
import { CHART_FACTS, PIE_FACTS, QUADRANT_FACTS } from './test-facts-charts';
import { RADAR_FACTS } from './test-facts-radar';
import { SANKEY_FACTS } from './test-facts-flows';
import { CLASS_FACTS, ENTITY_FACTS, REQUIREMENT_FACTS } from './test-facts-graphs';
import { BOARD_FACTS, PACKET_FACTS } from './test-facts-boards';
import { JOURNEY_FACTS, MIND_FACTS, TIMELINE_FACTS } from './test-facts-lists';
import { GANTT_FACTS, GIT_FACTS } from './test-facts-times';
import { TREE_FACTS, TREEMAP_FACTS } from './test-facts-trees';

const KINDS: Record<string, KindFacts> = {
  classDiagram: CLASS_FACTS,
  erDiagram: ENTITY_FACTS,
  pie: PIE_FACTS,
  gantt: GANTT_FACTS,
  gitGraph: GIT_FACTS,
  timeline: TIMELINE_FACTS,
  mindmap: MIND_FACTS,
  journey: JOURNEY_FACTS,
  quadrantChart: QUADRANT_FACTS,
  xychart: CHART_FACTS,
  'xychart-beta': CHART_FACTS,
  kanban: BOARD_FACTS,
  packet: PACKET_FACTS,
  'packet-beta': PACKET_FACTS,
  requirementDiagram: REQUIREMENT_FACTS,
  sankey: SANKEY_FACTS,
  'sankey-beta': SANKEY_FACTS,
  C4Context: C4_FACTS,
  C4Container: C4_FACTS,
  C4Component: C4_FACTS,
  C4Dynamic: C4_FACTS,
  C4Deployment: C4_FACTS,
  treemap: TREEMAP_FACTS,
  'treemap-beta': TREEMAP_FACTS,
  'radar-beta': RADAR_FACTS,
  'treeView-beta': TREE_FACTS,
  block: BLOCK_FACTS,
  'block-beta': BLOCK_FACTS,
  'architecture-beta': ARCHITECTURE_FACTS,
};

const kindOf = (source: DiagramSource): KindFacts => {
  const kind = KINDS[source.kind];
  if (!kind) throw new Error(`Nothing compares diagrams of the kind ${source.kind}.`);
  return kind;
};

/** What Mermaid reads in a diagram. */
export async function mermaidFacts(text: string): Promise<Facts> {
  // What directives configure is read by `parse` alone.
  await mermaid.parse(text);
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  return kindOf(readSource(text)).mermaid(db as never);
}

/** What our own parsers read in it. */
export function ownFacts(text: string): Facts {
  const source = readSource(text);
  return kindOf(source).own(source);
}
