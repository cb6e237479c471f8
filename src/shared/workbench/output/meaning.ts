/** What a value that was printed means. */

import type { DataSourceView, FieldView } from '../../gadgets/view';

const SIZES = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** The meaning of a value of a field, in a short sentence; `null` when the value says it itself. */
export function meaningOf(value: string, field: FieldView, source: DataSourceView): string | null {
  if (value === '') return 'Empty: there is nothing to report here.';
  return named(value, field) ?? namedInSource(value, field, source) ?? endpoint(value, field) ?? measured(value, field);
}

function named(value: string, field: FieldView): string | null {
  const name = Object.entries(field.values ?? {}).find(([, number]) => String(number) === value)?.[0];
  if (name !== undefined) return `${value} means ${name}.`;
  if (field.type === 'bool') return /^(?:true|1)$/.test(value) ? 'Yes.' : /^(?:false|0)$/.test(value) ? 'No.' : null;
  return null;
}

/** The number in another field of which this is the name. */
function namedInSource(value: string, field: FieldView, source: DataSourceView): string | null {
  const raw = source.fields.find((one) => one.name === field.from);
  const number = raw?.values?.[value];
  return raw === undefined || number === undefined ? null : `${value} is ${number} in ${raw.name}.`;
}

const ENDPOINT = /^([psr])\/(?:([^/:]+)\/)?(.+?)(?::(\d+))?$/;

/** An end of a connection: `p/demo/web:80`. */
function endpoint(value: string, field: FieldView): string | null {
  if (field.type !== 'endpoint') return null;
  const [, kind, namespace, name = '', port] = ENDPOINT.exec(value) ?? [];
  const at = port === undefined ? '' : `, port ${port}`;
  if (kind === undefined) {
    const [, address, plain] = /^(.+):(\d+)$/.exec(value) ?? [];
    return plain === undefined
      ? null
      : `Address ${address}, port ${plain}: neither a pod nor a service of the cluster.`;
  }
  if (kind === 'r') return `Address ${name}${at}: neither a pod nor a service of the cluster.`;
  return `${kind === 'p' ? 'Pod' : 'Service'} ${name}${namespace === undefined ? '' : ` in namespace ${namespace}`}${at}.`;
}

/** A plain number of a unit, in units that people read. */
function measured(value: string, field: FieldView): string | null {
  if (field.unit === undefined || !/^\d+$/.test(value)) return null;
  const number = Number(value);
  if (/since the Unix epoch/.test(field.unit)) return /nano/.test(field.unit) ? moment(number / 1e6) : null;
  if (field.unit === 'nanoseconds' && number >= 1000) return `${duration(number)}.`;
  if (field.unit === 'bytes' && number >= 1024) return `${size(number)}.`;
  return null;
}

function moment(milliseconds: number): string | null {
  if (milliseconds === 0) return 'The kernel does not report the time of the event.';
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : `${date.toISOString().replace('T', ' ').replace('Z', '')} UTC.`;
}

function duration(nanoseconds: number): string {
  if (nanoseconds >= 1e9) return `${short(nanoseconds / 1e9)} seconds`;
  return nanoseconds >= 1e6 ? `${short(nanoseconds / 1e6)} milliseconds` : `${short(nanoseconds / 1e3)} microseconds`;
}

function size(bytes: number): string {
  const power = Math.min(SIZES.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${short(bytes / 1024 ** power)} ${SIZES[power] ?? ''}`;
}

function short(number: number): string {
  return String(Number(number.toPrecision(3)));
}
