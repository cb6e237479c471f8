import type { Finding } from './check-types';

const TAG =
  /(?:ghcr\.io\/inspektor-gadget\/[\w./-]+|(?<![\w/.-])(?:trace|top|profile|snapshot|advise|audit)_[a-z]+):(?:latest|main|v\d+\.\d+\.\d+)(?![\w.-])/g;

/** Tags of the project's images written out anywhere in code, such as in a manifest: they would be wrong in other versions. */
export function literalTags(code: string): Finding[] {
  return [...code.matchAll(TAG)].map((match): Finding => {
    const [image, tag] = splitTag(match[0]);
    return {
      offset: match.index,
      rule: 'command/tag',
      message: `The tag ":${tag}" is written out.`,
      hint: `Write "${image}:%IG_TAG%": the tag of the page's own version.`,
    };
  });
}

function splitTag(reference: string): [image: string, tag: string] {
  const colon = reference.lastIndexOf(':');
  return [reference.slice(0, colon), reference.slice(colon + 1)];
}
