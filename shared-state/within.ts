const tickMs = 50;

/**
 * What the work answers; rejects when that takes longer than `ms` milliseconds, not counting those in which this process was too busy to
 * listen: the answer may have come meanwhile. The work itself is not stopped.
 */
export async function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const wait = (left: number) => {
      timer = setTimeout(
        () => {
          if (left > tickMs) wait(left - tickMs);
          else reject(new Error(`No answer within ${ms} ms`));
        },
        Math.min(left, tickMs),
      );
    };
    wait(ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
