import type { LighthouseReport } from './lighthouse';

/** What a page is measured by; every number is the median of its runs. */
export interface Summary {
  /** Category scores from 0 to 100. */
  scores: { title: string; score: number }[];
  /** Seconds. */
  largestPaint: number;
  /** Milliseconds. */
  blocking: number;
  layoutShift: number;
  /** Bytes on the wire by type. */
  transfers: { type: string; requests: number; bytes: number }[];
  /** Audits that took something off a category's score, in any run. */
  imperfect: string[];
  /** Lighthouse's speed index of the machine. */
  machine: number;
}

/** Aims of a page. */
const AIMS = { score: 100, largestPaint: 1.3, blocking: 50, layoutShift: 0 };

/** Takes the reports of one page together. Throws when there are none. */
export function summarize(reports: readonly LighthouseReport[]): Summary {
  const [first] = reports;
  if (!first) throw new Error('There is no report to summarize.');
  const metric = (name: string): number =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
  return {
    scores: Object.entries(first.categories).map(([id, { title }]) => ({
      title,
      score: median(reports.map((report) => Math.round((report.categories[id]?.score ?? 0) * 100))),
    })),
    largestPaint: metric('largest-contentful-paint') / 1000,
    blocking: metric('total-blocking-time'),
    layoutShift: metric('cumulative-layout-shift'),
    transfers: transfersOf(reports),
    imperfect: [...new Set(reports.flatMap(imperfectAudits))],
    machine: median(reports.map((report) => report.environment.benchmarkIndex)),
  };
}

/** What misses its aim, in words. */
export function misses({ scores, largestPaint, blocking, layoutShift }: Summary): string[] {
  return [
    ...scores.filter(({ score }) => score < AIMS.score).map(({ title, score }) => `${title} ${score} of ${AIMS.score}`),
    ...(largestPaint > AIMS.largestPaint ? [`LCP ${largestPaint.toFixed(2)} s, aim ${AIMS.largestPaint} s`] : []),
    ...(blocking > AIMS.blocking ? [`TBT ${Math.round(blocking)} ms, aim ${AIMS.blocking} ms`] : []),
    ...(layoutShift > AIMS.layoutShift ? [`CLS ${layoutShift.toFixed(3)}, aim ${AIMS.layoutShift}`] : []),
  ];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor((sorted.length - 1) / 2);
  return ((sorted[middle] ?? Number.NaN) + (sorted[sorted.length - 1 - middle] ?? Number.NaN)) / 2;
}

interface Transfer {
  type: string;
  requests: number;
  bytes: number;
}

function transfersOf(reports: readonly LighthouseReport[]): Transfer[] {
  const runs = reports.map((report) =>
    (report.audits['resource-summary']?.details?.items ?? []).map((item): Transfer => ({
      type: String(item['label']),
      requests: Number(item['requestCount']),
      bytes: Number(item['transferSize']),
    })),
  );
  return (runs[0] ?? [])
    .filter(({ requests }) => requests > 0)
    .map(({ type }) => {
      const same = runs.flatMap((run) => run.filter((transfer) => transfer.type === type));
      return {
        type,
        requests: median(same.map(({ requests }) => requests)),
        bytes: median(same.map(({ bytes }) => bytes)),
      };
    });
}

function imperfectAudits(report: LighthouseReport): string[] {
  return Object.entries(report.audits)
    .filter(([, { score, scoreDisplayMode }]) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(([id, { title }]) => `${id}: ${title}`);
}
