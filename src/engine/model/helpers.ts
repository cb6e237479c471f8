import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { isLargeSite } from './memory';

/** A module to run, and what it is to do. */
interface Order {
  module: string;
  order: unknown;
}

/** What a helper sends: what its work reports, and at last that it is done. */
type Sent = { message: unknown } | { isDone: true };

/** Work that a helper does, or will do. */
export interface HelperTask {
  /**
   * Resolves when it is done. Rejects with what the work throws, as an `Error` without class, and with what the
   * listener throws, which also ends the work.
   */
  ended: Promise<void>;
  /** Gives it up, where it is not done yet. Nothing is reported any more when this resolves. */
  stop(): Promise<void>;
}

/** More would wait for each other: this thread works, too. */
const MOST_HELPERS = Math.max(1, availableParallelism() - 1);

/** A helper without work is dismissed after so many milliseconds: it holds what its work has loaded. */
const PATIENCE = 10_000;

/** A task as its helper sees it. */
interface Task {
  order: Order;
  hear(message: unknown): void;
  /** Ends it, with what went wrong, if anything did. Only the first call counts. */
  settle(failure?: { error: unknown }): void;
}

/** Helpers that live, and tasks that none of them has taken yet. */
const helpers = new Set<Helper>();
const waiting: Task[] = [];

/**
 * Has a module do something on a helper, a thread that does one task after the other: starting a thread and loading
 * code takes longer than many tasks. Tasks begin in the order they are given. `module` is the `import.meta.url` of a
 * module of the engine's bundle that calls `doOnHelpers` and that others import when they need it, so that it is a
 * file of its own. The order has to be data that can be copied.
 */
export function askHelper<Message>(module: string, order: unknown, onMessage: (message: Message) => void): HelperTask {
  let settle: Task['settle'] = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    settle = (failure) => (failure ? reject(failure.error) : resolve());
  });
  // Whoever awaits it hears of it; until then a failure must not count as unhandled.
  ended.catch(() => undefined);
  const task: Task = { order: { module, order }, hear: (message) => onMessage(message as Message), settle };
  waiting.push(task);
  handOut();
  return {
    ended,
    async stop() {
      const place = waiting.indexOf(task);
      if (place >= 0) waiting.splice(place, 1);
      await [...helpers].find((helper) => helper.task === task)?.dismiss();
      settle();
    },
  };
}

/** Gives waiting tasks to helpers that have none, and to new ones while there may be more. */
function handOut(): void {
  while (waiting.length > 0) {
    const free = [...helpers].find(({ task }) => task === null);
    if (!free && helpers.size >= MOST_HELPERS) return;
    const task = waiting.shift();
    if (!task) return;
    if (free) free.take(task);
    else helpers.add(new Helper(task));
  }
}

class Helper {
  task: Task | null;
  private readonly worker: Worker;
  private dismissal: NodeJS.Timeout | undefined;

  /** Starts a thread, which finds its first order in what it is started with. */
  constructor(first: Task) {
    this.task = first;
    this.worker = new Worker(new URL(first.order.module), { workerData: first.order });
    this.worker.on('message', (sent: Sent) => this.hear(sent));
    this.worker.on('error', (error) => void this.dismiss({ error }));
    this.worker.on('exit', () => void this.dismiss());
  }

  take(task: Task): void {
    this.task = task;
    clearTimeout(this.dismissal);
    this.worker.ref();
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.worker.postMessage(task.order);
  }

  /** Ends the thread wherever it is, and its task with what went wrong, if anything did. */
  async dismiss(failure?: { error: unknown }): Promise<void> {
    const { task } = this;
    this.task = null;
    helpers.delete(this);
    clearTimeout(this.dismissal);
    await this.worker.terminate();
    task?.settle(failure);
    handOut();
  }

  private hear(sent: Sent): void {
    if (!this.task) return;
    if ('isDone' in sent) {
      this.rest();
      return;
    }
    try {
      this.task.hear(sent.message);
    } catch (error) {
      void this.dismiss({ error });
    }
  }

  /** Waits for a task, without keeping the process alive. What a task of a large site left in memory is given back. */
  private rest(): void {
    if (isLargeSite()) {
      void this.dismiss();
      return;
    }
    this.task?.settle();
    this.task = null;
    this.worker.unref();
    this.dismissal = setTimeout(() => void this.dismiss(), PATIENCE).unref();
    handOut();
  }
}

/** Does an order, and may report while it does. */
type Work<Order> = (order: Order, report: (message: unknown) => void) => Promise<void> | void;

const works = new Map<string, Work<never>>();

/** Tells what a module does when a helper runs it. Whoever only imports the module sees no difference. */
export function doOnHelpers<T>(module: string, work: Work<T>): void {
  works.set(module, work);
  const first = workerData as Order | null;
  if (first?.module !== module) return;
  parentPort?.on('message', (order: Order) => void follow(order));
  void follow(first);
}

/** Does an order. What it throws ends the thread, and is told to whoever gave the order. */
async function follow({ module, order }: Order): Promise<void> {
  await import(module);
  const send = (sent: Sent): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage(sent);
  };
  await works.get(module)?.(order as never, (message) => send({ message }));
  send({ isDone: true });
}
