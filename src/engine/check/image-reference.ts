const PREFIX = 'ghcr.io/inspektor-gadget/gadget/';

/** Parts of an image reference as `run` takes it. */
export interface ImageReference {
  /** Name of a gadget without registry and path, or `null` for an image from elsewhere. */
  gadget: string | null;
  tag: string | undefined;
  digest: boolean;
}

/** Reads an image reference. Images of other registries or with a path are not gadgets of the project. */
export function readImage(text: string): ImageReference {
  const [reference = '', digest] = text.split('@');
  const colon = reference.lastIndexOf(':');
  const tagged = colon > reference.lastIndexOf('/');
  const name = tagged ? reference.slice(0, colon) : reference;
  const tag = tagged ? reference.slice(colon + 1) : undefined;
  const short = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
  const elsewhere = short.includes('/') || /[$%{]/.test(short);
  return { gadget: elsewhere ? null : short, tag, digest: digest !== undefined };
}
