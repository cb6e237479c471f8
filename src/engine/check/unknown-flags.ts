import { nearest } from '../../shared/nearest';
import type { Arguments } from './arguments';
import type { Finding } from './check-types';

/** Flags named in a hint when none is near. */
const MAX_LISTED = 25;

/** The flags a command takes, and where else a flag may come from. */
export interface LegalFlags {
  /** The command in words, for messages. */
  command: string;
  version: string;
  /** Long names the command takes. */
  here: readonly string[];
  /** Long names it takes in other versions or for other gadgets. */
  elsewhere: readonly string[];
}

/** Flags a command does not take; tells those of another version or gadget from those that do not exist. */
export function unknownFlags(args: Arguments, legal: LegalFlags): Finding[] {
  return args.flags
    .filter((flag) => !flag.known)
    .map((flag): Finding => {
      const other = legal.elsewhere.includes(flag.name);
      return {
        offset: flag.offset,
        rule: other ? 'command/flag-version' : 'command/flag',
        message: other
          ? `"${legal.command}" has no flag ${flag.written} in ${legal.version}.`
          : `"${legal.command}" has no flag ${flag.written}.`,
        hint: hintFor(flag.name, flag.written, legal.here),
      };
    });
}

function hintFor(name: string, written: string, here: readonly string[]): string {
  const perSource = here.filter((known) => known.startsWith(`${name}.`));
  if (perSource.length > 0) return `The gadget has several data sources: use ${perSource.join(' or ')}.`;
  // `--podname` of one tool is `--k8s-podname` of another.
  const near = nearest(written, here) ?? here.find((known) => known.endsWith(written.slice(1)));
  if (near) return `Did you mean ${near}?`;
  const names = [...new Set(here)];
  return `Flags: ${names.slice(0, MAX_LISTED).join(', ')}${names.length > MAX_LISTED ? ', …' : '.'}`;
}
