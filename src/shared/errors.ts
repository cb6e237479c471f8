/** What a thrown value says: the message of an error, anything else as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Where a thrown value comes from: the stack of an error, anything else as text. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

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
