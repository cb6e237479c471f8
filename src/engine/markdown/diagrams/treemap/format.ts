import { settingOf } from '../configuration';
import { DiagramError, quoted } from '../problem';
import type { DiagramSource } from '../source';

/** A sign of dollars, the thousands, the digits behind the point, whether zeros at the end go, and the type. */
const FORMAT = /^(\$?)0?(,?)0?(?:\.(\d{1,2}))?(~?)([fds%]?)$/;
const PREFIXES = ['y', 'z', 'a', 'f', 'p', 'n', 'µ', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];
/** Digits where a format says none. */
const DIGITS = 6;

/** How the values of a treemap are written, as its head says it with `valueFormat` in the notation of D3. */
export function valueFormat(source: DiagramSource): (value: number) => string {
  const format = settingOf(source, 'treemap', 'valueFormat') ?? ',';
  const [, dollar = '', comma = '', digits, trim = '', type = ''] = FORMAT.exec(format) ?? [];
  // D3 reads digits without a type as those of the whole number, which nobody means: Mermaid prints "$7e+5".
  const isReadable = type !== '' || digits === undefined || (dollar !== '' && comma !== '');
  if (!FORMAT.test(format) || !isReadable)
    throw new DiagramError(
      1,
      `The values cannot be written as ${quoted(format)} says.`,
      'Write for example: valueFormat: ",", "$0,0", ",.2f", ".1%" or ".3s".',
    );
  // Two digits are ".2" and, in the notation of "$0,0", ".00".
  const count = digits === undefined ? null : /^00+$/.test(digits) ? digits.length : Number(digits);
  const write = trim === '' ? writer(type, count) : (value: number) => trimmed(writer(type, count)(value));
  return (value) => `${dollar}${comma === '' ? write(value) : grouped(write(value))}`;
}

function writer(type: string, digits: number | null): (value: number) => string {
  if (type === 'd') return (value) => value.toFixed(0);
  if (type === '%') return (value) => `${(value * 100).toFixed(digits ?? DIGITS)}%`;
  if (type === 's') return (value) => withPrefix(value, Math.max(1, digits ?? DIGITS));
  if (type === 'f' || digits !== null) return (value) => value.toFixed(digits ?? DIGITS);
  return (value) => String(Number(value.toPrecision(12)));
}

/** `45000` with two digits is `45k`. */
function withPrefix(value: number, digits: number): string {
  const [coefficient = '0', power = '0'] = value.toExponential(digits - 1).split('e');
  const step = Math.max(-8, Math.min(8, Math.floor(Number(power) / 3)));
  const behind = Math.max(0, digits - 1 - (Number(power) - step * 3));
  return `${(Number(coefficient) * 10 ** (Number(power) - step * 3)).toFixed(behind)}${PREFIXES[step + 8]}`;
}

/** Without zeros at the end of what stands behind the point. */
const trimmed = (text: string): string => text.replace(/(\.\d*?)0+(?!\d)/, '$1').replace(/\.(?!\d)/, '');

const grouped = (text: string): string => text.replace(/^\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
