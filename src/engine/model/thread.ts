import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What a thread is started with: the module that it runs, and what that is to do. */
interface Start {
  module: string;
  order: unknown;
}

/** Whether a module can be run on a thread: it is of the engine's bundle. Node does not read sources as they are. */
export const canRunApart = (module: string): boolean => module.endsWith('.mjs');

/**
 * A thread that runs a module beside the one that starts it. `module` is the `import.meta.url` of a module that
 * looks for its order with `orderFor` and that others import when they need it, so that it is a file of its own. The
 * order has to be data that can be copied.
 */
export class Thread<Message> {
  /**
   * Resolves when the thread has done its work. Rejects with what it throws, as an `Error` without class, and with what
   * `onMessage` throws, which also ends the thread.
   */
  readonly ended: Promise<void>;
  private readonly worker: Worker;

  constructor(module: string, order: unknown, onMessage: (message: Message) => void) {
    this.worker = new Worker(new URL(module), { workerData: { module, order } satisfies Start });
    let failure: { error: unknown } | null = null;
    this.worker.on('message', (message: Message) => {
      if (failure) return;
      try {
        onMessage(message);
      } catch (error) {
        failure = { error };
        void this.worker.terminate();
      }
    });
    this.ended = once(this.worker, 'exit').then(() => {
      if (failure) throw failure.error;
    });
    // Whoever awaits it hears of it; until then a failure must not count as unhandled.
    this.ended.catch(() => undefined);
  }

  /** Sends the thread more than its order. */
  send(message: unknown): void {
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.worker.postMessage(message);
  }

  /** Ends the thread wherever it is. */
  async stop(): Promise<void> {
    await this.worker.terminate();
  }
}

/** What the thread that runs this module was started for; `null` for whoever only imports it. */
export function orderFor<Order>(module: string): Order | null {
  const start = workerData as Start | null;
  return start?.module === module ? (start.order as Order) : null;
}

/** Sends a message to whoever started this thread. */
export function report(message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}

/** Hears what is sent to this thread, until it says that it needs no more. */
export function hear<Message>(onMessage: (message: Message, hangUp: () => void) => void): void {
  const hangUp = (): void => parentPort?.close();
  parentPort?.on('message', (message: Message) => onMessage(message, hangUp));
}
