/** Parts of an image reference as `run` takes it. */
export interface ImageReference {
  /** Name of a gadget without registry and path, or `null` for an image that is not from the project. */
  gadget: string | null;
  nameIndex: number;
  name: string;
  tag: string | undefined;
  tagIndex: number;
  digest: boolean;
}

/** Reads an image reference. Images of other registries or with a path are not gadgets of the project. */
export function readImage(text: string, prefix: string): ImageReference {
  const [reference = '', digest] = text.split('@');
  const colon = reference.lastIndexOf(':');
  const tagged = colon > reference.lastIndexOf('/');
  const name = tagged ? reference.slice(0, colon) : reference;
  const nameIndex = prefix !== '' && name.startsWith(prefix) ? prefix.length : 0;
  const short = name.slice(nameIndex);
  const isForeign = short.includes('/') || /[$%{]/.test(short);
  return {
    gadget: isForeign ? null : short,
    nameIndex,
    name,
    tag: tagged ? reference.slice(colon + 1) : undefined,
    tagIndex: colon + 1,
    digest: digest !== undefined,
  };
}
