import { DAY, type Time } from './dates';

/** A length of time: `3d`, `2w`, `90m`; `null` for anything else. */
export function lengthOf(text: string): { value: number; unit: string } | null {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(ms|[Mdhmswy])$/.exec(text) ?? [];
  return value === undefined || unit === undefined ? null : { value: Number(value), unit };
}

const EXACT: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** A time after another. Parts of days are rounded, as Mermaid does. */
export function later(time: Time, { value, unit }: { value: number; unit: string }): Time {
  const exact = EXACT[unit];
  if (exact !== undefined) return time + value * exact;
  if (unit === 'd' || unit === 'w') return time + Math.round(value * (unit === 'w' ? 7 : 1)) * DAY;
  return addMonths(time, Math.trunc(value * (unit === 'y' ? 12 : 1)));
}

/** The same day of another month, or its last day where it is too short. */
export function addMonths(time: Time, months: number): Time {
  const date = new Date(time);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const next = new Date(first);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return first + (Math.min(date.getUTCDate(), last) - 1) * DAY + (((time % DAY) + DAY) % DAY);
}
