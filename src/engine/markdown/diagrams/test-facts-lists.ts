import { parseJourney } from './journey/parse';
import { parseMindmap, type MindNode } from './mindmap/parse';
import { parseTimeline } from './timeline/parse';
import { label, oneLine, type Facts, type KindFacts } from './test-fact-words';

/** The parts of Mermaid's timelines, journeys and mind maps that are compared. */
interface TimelineDb {
  getCommonDb: () => { getDiagramTitle: () => string };
  getTasks: () => { section: string; task: string; events: string[] }[];
}

interface JourneyDb {
  getDiagramTitle: () => string;
  getTasks: () => { section: string; task: string; score: number; people: string[] }[];
}

interface MindDb {
  getMindmap: () => MermaidMindNode;
}

interface MermaidMindNode {
  descr: string;
  type: number;
  children: MermaidMindNode[];
}

const MIND_SHAPES = ['text', 'rounded', 'rect', 'circle', 'cloud', 'bang', 'hex'];

const timelineFacts = (db: TimelineDb): Facts => [
  label(db.getCommonDb().getDiagramTitle()),
  ...db
    .getTasks()
    .map(({ section, task, events }) => [section, task, ...events].map((text) => label(text)).join(' | ')),
];

const journeyFacts = (db: JourneyDb): Facts => [
  label(db.getDiagramTitle()),
  ...db
    .getTasks()
    .map(({ section, task, score, people }) => [section, task, String(score), ...people].map(label).join(' | ')),
];

const mindFacts = ({ descr, type, children }: MermaidMindNode, depth = 0): Facts => [
  `${depth} ${MIND_SHAPES[type] ?? ''} § ${label(descr)}`,
  ...children.flatMap((child) => mindFacts(child, depth + 1)),
];

const ownMindFacts = (node: MindNode, depth = 0): Facts => [
  `${depth} ${node.shape} § ${node.label.replace(/\s+/g, ' ')}`,
  ...node.children.flatMap((child) => ownMindFacts(child, depth + 1)),
];

export const TIMELINE_FACTS: KindFacts = {
  mermaid: timelineFacts,
  own: (source) => {
    const { title, periods } = parseTimeline(source);
    return [title, ...periods.map(({ section, name, events }) => [section, name, ...events].map(oneLine).join(' | '))];
  },
};

export const JOURNEY_FACTS: KindFacts = {
  mermaid: journeyFacts,
  own: (source) => {
    const { title, steps } = parseJourney(source);
    return [title, ...steps.map(({ section, name, score, people }) => [section, name, score, ...people].join(' | '))];
  },
};

export const MIND_FACTS: KindFacts = {
  mermaid: (db: MindDb) => mindFacts(db.getMindmap()),
  own: (source) => ownMindFacts(parseMindmap(source)),
};
