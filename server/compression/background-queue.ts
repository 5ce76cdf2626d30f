type Task = () => Promise<void>;

/** Work that nobody waits for, one piece after the other. */
export interface BackgroundQueue {
  /** Does the task when its turn comes; false, and forgotten, when too many wait: whoever asks next may ask for it again. */
  add(task: Task): boolean;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

/** `onError` hears of a task that failed; the next one is done nevertheless. */
export function createBackgroundQueue({
  most,
  onError,
}: {
  most: number;
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
      if (waiting.length >= most) return false;
      waiting.push(task);
      work ??= doAll();
      return true;
    },
    idle: () => work ?? Promise.resolve(),
  };
}
