/** How the bytes of a file may be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The better one first, where a client likes several alike. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding for a client, by the weights of its `Accept-Encoding` (RFC 9110, section 12.5.3). A client that
 * refuses everything gets the file as it is.
 */
export function chooseEncoding(accepted: string, available: readonly Encoding[]): Encoding {
  const weights = readWeights(accepted);
  const others = weights.get('*');
  const weightOf = (encoding: Encoding): number =>
    // What is not named is refused, except the file as it is, which is the last choice.
    weights.get(encoding) ?? others ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  let best: Encoding = 'identity';
  for (const encoding of PREFERENCE.filter((known) => available.includes(known)).reverse())
    if (weightOf(encoding) > 0 && weightOf(encoding) >= weightOf(best)) best = encoding;
  return best;
}

function readWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const isLegal = weight === undefined || /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight);
    if (name !== '' && isLegal) weights.set(name.replace(/^x-gzip$/, 'gzip'), Number(weight ?? 1));
  }
  return weights;
}
