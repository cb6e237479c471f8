import { parseRadar } from './radar/parse';
import { label, oneLine, type Facts, type KindFacts } from './test-fact-words';

/** The parts of Mermaid's radar charts that are compared. */
interface RadarDb {
  getDiagramTitle: () => string;
  getAxes: () => { label: string }[];
  getCurves: () => { label: string; entries: number[] }[];
  getOptions: () => { ticks: number; max: number | null; min: number; graticule: string };
}

function radarFacts(db: RadarDb): Facts {
  const { ticks, max, min, graticule } = db.getOptions();
  const most = max ?? Math.max(...db.getCurves().flatMap(({ entries }) => entries));
  return [
    `§ ${label(db.getDiagramTitle())}`,
    `${ticks} ${graticule} § ${min} ${most}`,
    ...db.getAxes().map((axis) => `§ ${label(axis.label)}`),
    ...db.getCurves().map((curve) => `§ ${label(curve.label)} ${curve.entries.join(' ')}`),
  ];
}

export const RADAR_FACTS: KindFacts = {
  mermaid: radarFacts,
  own: (source) => {
    const { title, axes, curves, min, max, ticks, isRound } = parseRadar(source);
    return [
      `§ ${title}`,
      `${ticks} ${isRound ? 'circle' : 'polygon'} § ${min} ${max}`,
      ...axes.map((axis) => `§ ${oneLine(axis.label)}`),
      ...curves.map((curve) => `§ ${oneLine(curve.label)} ${curve.entries.map(({ value }) => value).join(' ')}`),
    ];
  },
};
