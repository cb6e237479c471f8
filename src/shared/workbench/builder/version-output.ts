/** Reads what `kubectl gadget version` and `ig version` print. */

import type { ToolChoice } from '../environment';

const VERSION = String.raw`v?(\d+\.\d+\.\d+(?:[-+][\w.+-]*)?)`;

/** The tool and its version in pasted output; `null` when it is no such output. */
export function readVersionOutput(pasted: string): { tool: ToolChoice; version: string } | null {
  // eslint-disable-next-line no-control-regex
  const text = pasted.replace(/\u001b\[[\d;]*m/g, '');
  const client = new RegExp(`(?:Client version:\\s*|"clientVersion"[^}]*"version":\\s*")${VERSION}`).exec(text)?.[1];
  // The gadgets run on the server, so its version counts.
  const server = new RegExp(`(?:Server version:\\s*|"serverVersion"[^}]*"version":\\s*")${VERSION}`).exec(text)?.[1];
  const cluster = server ?? client;
  if (cluster !== undefined) return { tool: 'kubectl-gadget', version: `v${cluster}` };
  const alone = new RegExp(`^\\s*(?:\\$ .*\\n)?\\s*${VERSION}\\s*$`).exec(text)?.[1];
  return alone === undefined ? null : { tool: 'ig', version: `v${alone}` };
}
