import { TWIN_SLOT, type ArticleComponent, type SlotKind } from '../article';
import { fillVariables } from '../variables';

/** How the slots of a twin are filled for one version. */
interface TwinFillers {
  link(target: string): string;
  image(source: string): string;
  /** Markdown of a generated part. */
  component(component: ArticleComponent): string;
  /** Markdown of the version that a name of a table's row came with; empty for what has always been there. */
  since(name: string): string;
  variables: Readonly<Record<string, string>>;
}

/** Encodes what would end the address of a link: space, angle brackets, and parentheses that are not pairs. */
function encodeAddress(address: string): string {
  const signs = hasPairs(address) ? /[\s<>\\]/g : /[\s<>()\\]/g;
  return address.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

function hasPairs(address: string): boolean {
  let open = 0;
  for (const sign of address) {
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** Fills the slots of a twin. */
export function finishTwin(twin: string, fillers: TwinFillers): string {
  const { variables } = fillers;
  return twin.replace(TWIN_SLOT, (_, kind: SlotKind, hex: string) => {
    const value: unknown = JSON.parse(Buffer.from(hex, 'hex').toString());
    if (kind === 'C') return fillers.component(value as ArticleComponent);
    const text = String(value);
    if (kind === 'V') return variables[text] ?? '';
    if (kind === 'N') return fillers.since(text);
    const address = fillVariables(text, variables);
    return encodeAddress(kind === 'L' ? fillers.link(address) : fillers.image(address));
  });
}
