import { SLOT, type Article, type ArticleComponent, type SlotKind } from '../article';
import { fillVariables } from '../variables';

/** How the slots of a twin are filled for one version. */
interface TwinFillers {
  /** Address of a link. */
  link(target: string): string;
  /** Address of an image. */
  image(source: string): string;
  /** Markdown of a generated part. */
  component(component: ArticleComponent): string;
  /** Markdown of the version that a name of a table's row came with; empty for what has always been there. */
  since(name: string): string;
  /** Values of all variables, version's and reader's. */
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
export function finishTwin({ twin }: Pick<Article, 'twin'>, fillers: TwinFillers): string {
  const { variables } = fillers;
  const address = (target: string): string => fillVariables(target, variables);
  const fill: Partial<Record<SlotKind, (index: number) => string>> = {
    L: (index) => encodeAddress(fillers.link(address(twin.links[index] ?? ''))),
    I: (index) => encodeAddress(fillers.image(address(twin.images[index] ?? ''))),
    C: (index) => {
      const component = twin.components[index];
      return component ? fillers.component(component) : '';
    },
    N: (index) => fillers.since(twin.names[index] ?? ''),
    V: (index) => variables[twin.variables[index] ?? ''] ?? '',
  };
  return twin.text.replace(SLOT, (_, kind: SlotKind, index: string) => fill[kind]?.(Number(index)) ?? '');
}
