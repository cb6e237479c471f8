import type { Catalogue } from '../read/gadgets/catalogue';
import { checkCommand } from './check-command';
import { checkOutput } from './check-output';
import type { Finding, Snippet } from './check-types';
import { findInvocation } from './invocation';
import { readImage } from './image-reference';
import { literalTags } from './literal-tags';
import { readSessions } from './sessions';

/** Images that a page builds, tags or imports itself: they need no registry on that page. */
export function collectLocalImages(snippets: Snippet[]): Set<string> {
  const images = new Set<string>();
  for (const command of snippets.flatMap((snippet) => readSessions(snippet).flatMap((session) => session.commands))) {
    const invocation = findInvocation(command);
    if (invocation?.args[0]?.text !== 'image') continue;
    const words = invocation.args.map((word) => word.text);
    const flag = words.findIndex((word) => word === '-t' || word === '--tag');
    const built =
      words[1] === 'build' && flag > 0
        ? words[flag + 1]
        : words.find((word) => word.startsWith('--tag='))?.slice('--tag='.length);
    const named = words[1] === 'tag' ? words.slice(2) : [built];
    for (const name of named) {
      const gadget = name === undefined ? null : readImage(name).gadget;
      if (gadget !== null) images.add(gadget);
    }
  }
  return images;
}

/** Checks the commands and example output of a snippet for one version. */
export function checkSnippet(
  snippet: Snippet,
  catalogue: Catalogue,
  version: string,
  localImages: ReadonlySet<string>,
): Finding[] {
  if (/(^|\s)historical(\s|$)/.test(snippet.meta)) return [];
  const context = { catalogue, version, localImages, inline: snippet.kind === 'inline' };
  const inCommands = readSessions(snippet).flatMap((session) => {
    const findings: Finding[] = [];
    for (const command of session.commands) {
      const invocation = findInvocation(command);
      if (!invocation) continue;
      const result = checkCommand(invocation, context);
      findings.push(...result.findings);
      if (result.run && !command.redirected)
        findings.push(...checkOutput(result.run.gadget, result.run.args, invocation.tool, session.output));
    }
    return findings;
  }); // Running text may explain what a tag stands for; code is pasted.
  const written = snippet.kind === 'inline' ? [] : literalTags(snippet.text);
  return [
    ...inCommands,
    ...written.filter(
      (finding) => !inCommands.some((other) => other.rule === finding.rule && other.offset === finding.offset),
    ),
  ];
}
