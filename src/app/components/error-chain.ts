import { messageOf } from '../../shared/errors';

/** The messages of an error and its causes, outermost first; a cause that repeats ends the chain. */
export function errorChain(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let link = error; link !== undefined && link !== null && !seen.has(link); link = causeOf(link)) {
    seen.add(link);
    messages.push(messageOf(link));
  }
  return messages;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
