type Task = () => Promise<void>;

/** Runs background tasks one at a time. */
export interface BackgroundQueue {
  /** Adds a task. Returns false, and does not run the task, when the queue is full. */
  add(task: Task): boolean;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
}

/** Creates a queue of at most `max` waiting tasks. A failed task is passed to `onError`, and the next one runs. */
export function createBackgroundQueue({
  max,
  onError,
}: {
  max: number;
  onError: (error: unknown) => void;
}): BackgroundQueue {
  const waiting: Task[] = [];
  let work: Promise<void> | null = null;

  async function doAll(): Promise<void> {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      await task().catch(onError);
    }
    work = null;
  }

  return {
    add(task) {
      if (waiting.length >= max) return false;
      waiting.push(task);
      work ??= doAll();
      return true;
    },
    idle: () => work ?? Promise.resolve(),
  };
}
