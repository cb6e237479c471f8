import { parsePie } from './pie/parse';
import { parseQuadrants } from './quadrant/parse';
import type { DiagramSource } from './source';
import { label, type Facts, type KindFacts } from './test-fact-words';
import { parseChart, placesOf } from './xychart/parse';

/** The parts of Mermaid's pie charts that are compared. */
interface PieDb {
  getSections: () => Map<string, number>;
  getDiagramTitle: () => string;
}

/** The parts of Mermaid's quadrant charts that are compared. */
interface QuadrantDb {
  getQuadrantData: () => {
    title?: { text: string };
    points: { x: number; y: number; text: { text: string } }[];
    quadrants: { x: number; y: number; width: number; height: number; text: { text: string } }[];
    axisLabels: { text: string }[];
  };
}

function quadrantFacts(db: QuadrantDb): Facts {
  const { title, points, quadrants, axisLabels } = db.getQuadrantData();
  const [left, right] = [
    Math.min(...quadrants.map(({ x }) => x)),
    Math.max(...quadrants.map(({ x, width }) => x + width)),
  ];
  const [top, bottom] = [
    Math.min(...quadrants.map(({ y }) => y)),
    Math.max(...quadrants.map(({ y, height }) => y + height)),
  ];
  return [
    label(title?.text ?? ''),
    `names § ${quadrants.map(({ text }) => label(text.text)).join(' | ')}`,
    `axes § ${axisLabels.map(({ text }) => label(text.replace('⟶', '→'))).join(' | ')}`,
    ...points
      .map(({ x, y, text }) => {
        const place = [(x - left) / (right - left), (bottom - y) / (bottom - top)].map((value) => value.toFixed(3));
        return `${place.join(' ')} § ${label(text.text)}`;
      })
      .sort(),
  ];
}

function ownQuadrantFacts(source: DiagramSource): Facts {
  const { title, x, y, names, points } = parseQuadrants(source);
  return [
    title,
    `names § ${names.join(' | ')}`,
    `axes § ${[...x, ...y].filter((text) => text !== '').join(' | ')}`,
    ...points.map((point) => `${point.x.toFixed(3)} ${point.y.toFixed(3)} § ${point.label}`).sort(),
  ];
}

/** The parts of Mermaid's charts that are compared. */
interface ChartDb {
  getDiagramTitle: () => string;
  getXYChartData: () => {
    xAxis: { title: string };
    yAxis: { title: string; min: number; max: number };
    plots: { type: string; title?: string; data: [string, number | undefined][]; pointLabels?: string[] }[];
  };
}

function chartFacts(db: ChartDb): Facts {
  const { xAxis, yAxis, plots } = db.getXYChartData();
  return [
    label(db.getDiagramTitle()),
    `x § ${xAxis.title}`,
    `y from ${yAxis.min} to ${yAxis.max} § ${yAxis.title}`,
    ...plots.flatMap(({ type, title = '', data, pointLabels = [] }) => [
      `${type} § ${title}`,
      ...data.flatMap(([place, value], index) =>
        value === undefined ? [] : [`${value} § ${place} ${pointLabels[index] ?? ''}`.trim()],
      ),
    ]),
  ];
}

function ownChartFacts(source: DiagramSource): Facts {
  const chart = parseChart(source);
  const places = placesOf(chart);
  const values = chart.series.flatMap((each) => each.values.map(({ value }) => value));
  const { from, to } = chart.yRange ?? { from: Math.min(...values), to: Math.max(...values) };
  return [
    chart.title,
    `x § ${chart.xTitle}`,
    `y from ${from} to ${to} § ${chart.yTitle}`,
    ...chart.series.flatMap(({ kind, name, values: own }) => [
      `${kind} § ${name}`,
      ...own.map(({ value, text }, index) => `${value} § ${places[index] ?? ''} ${text.replace(/^\S+ ?/, '')}`.trim()),
    ]),
  ];
}

export const PIE_FACTS: KindFacts = {
  mermaid: (db: PieDb) => [
    db.getDiagramTitle(),
    ...[...db.getSections()].map(([name, value]) => `${label(name)}: ${value}`),
  ],
  own: (source) => {
    const { title, slices } = parsePie(source);
    return [title, ...slices.map(({ label, value }) => `${label}: ${value}`)];
  },
};
export const QUADRANT_FACTS: KindFacts = { mermaid: quadrantFacts, own: ownQuadrantFacts };
export const CHART_FACTS: KindFacts = { mermaid: chartFacts, own: ownChartFacts };
