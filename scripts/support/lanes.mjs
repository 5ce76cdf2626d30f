/**
 * Runs lanes of steps, at most `width` lanes at a time and begun in the given order; the steps of a lane follow each other, and
 * after one that fails the rest of its lane is handed to `skip`. Answers with all results in the order of the lanes.
 *
 * @template Step
 * @template {{ failed: number }} Result
 * @param {Step[][]} lanes
 * @param {{ width: number, run: (step: Step) => Promise<Result>, skip: (step: Step, failed: Step) => Result }} ways
 */
export async function runLanes(lanes, { width, run, skip }) {
  /** @type {Result[][]} */
  const results = lanes.map(() => []);
  const waiting = lanes.entries();

  async function work() {
    for (const [index, steps] of waiting) {
      /** @type {Step | null} */
      let failed = null;
      for (const step of steps) {
        const result = failed === null ? await run(step) : skip(step, failed);
        results[index]?.push(result);
        if (result.failed > 0) failed ??= step;
      }
    }
  }

  await Promise.all(Array.from({ length: width }, work));
  return results.flat();
}
