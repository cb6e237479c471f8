import type { MarkName } from '../../../shared/marks';
import { clusterScene, layersScene, measureScene, routeScene, terminalScene, traceScene } from './compositions/scenes';
import { COVER_HEIGHT, COVER_WIDTH, type Scene } from './figures';
import type { Palette } from './palette';

interface CoverSpec {
  seed: string;
  /** The first mark decides which picture is drawn and appears in it; a route also passes the others. */
  marks: readonly [MarkName, ...MarkName[]];
  /** What the picture shows. */
  motif: Motif;
  palette: Palette;
}

/** Draws one kind of picture. */
export type Motif = (scene: Scene) => string[];

const MOTIFS: Record<MarkName, Motif> = {
  trace: traceScene,
  audit: traceScene,
  other: traceScene,
  profile: measureScene,
  top: measureScene,
  snapshot: measureScene,
  gadgets: layersScene,
  spec: layersScene,
  reference: terminalScene,
  develop: terminalScene,
  api: terminalScene,
  advise: clusterScene,
  security: clusterScene,
  start: clusterScene,
  project: routeScene,
  blog: routeScene,
};

/** How often a page of the blog may show one motif. */
const MOTIF_USES = 2;

/**
 * The motif of each post: that of its first mark which the posts before it on a page leave free. Posts are given
 * oldest first, so that a new post never changes the picture of an older one.
 */
export function chooseMotifs(posts: readonly Pick<CoverSpec, 'marks'>[], perPage: number): Motif[] {
  const motifs: Motif[] = [];
  for (const { marks } of posts) {
    const near = motifs.slice(Math.max(0, motifs.length - perPage + 1));
    const isFree = (motif: Motif): boolean => near.filter((other) => other === motif).length < MOTIF_USES;
    const own = marks.map((mark) => MOTIFS[mark]);
    motifs.push([...own, ...Object.values(MOTIFS)].find(isFree) ?? MOTIFS[marks[0]]);
  }
  return motifs;
}

/** The picture of a post as inline SVG, varied by the seed. Decorative: the title next to it says the same. */
export function drawCover({ seed, marks, motif, palette }: CoverSpec): string {
  const random = seededRandom(seed);
  const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const id = `cover-${seed.replace(/[^a-z0-9]+/gi, '-')}`;
  return [
    `<svg class="cover__drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" `,
    `width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round" `,
    'aria-hidden="true">',
    `<path fill="${palette.ground}" d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z"/>`,
    ...motif({ id, pick, marks, palette }),
    '</svg>',
  ].join('');
}

/** Numbers from 0 up to 1 that are the same for the same text (FNV-1a as the seed of mulberry32). */
export function seededRandom(text: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
