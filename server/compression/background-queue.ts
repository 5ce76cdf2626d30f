type Task = () => Promise<void>;

/** Runs background tasks one at a time. */
export interface BackgroundQueue {
  /** Adds a task; returns false and drops it when the queue is full, so that a later request can add it again. */
  add(task: Task): boolean;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
}

/** Calls `onError` for a failed task and continues with the next one. */
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
