import { expect, it } from 'vitest';
import { runParallelTasks } from './run-checks.mjs';

type Step = { title: string; isBad?: boolean };

/** Runs the lanes with steps that the test ends. Returns the started steps and a function to end them. */
function begin(lanes: Step[][], width: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const results = runParallelTasks(lanes, {
    width,
    run: ({ title, isBad = false }) => {
      begun.push(title);
      return new Promise<{ title: string; failed: number }>((resolve) =>
        ends.set(title, () => resolve({ title, failed: isBad ? 1 : 0 })),
      );
    },
    skip: ({ title }, failed) => ({ title: `${title} after ${failed.title}`, failed: 1 }),
  });
  const end = async (title: string) => {
    ends.get(title)?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { begun, end, results };
}

const one = { title: 'one' };
const two = { title: 'two' };
const three = { title: 'three' };

it('runs lanes in parallel up to the limit and starts the next when one ends', async () => {
  const { begun, end, results } = begin([[one], [two], [three]], 2);
  expect(begun).toEqual(['one', 'two']);
  await end('two');
  expect(begun).toEqual(['one', 'two', 'three']);
  await end('three');
  await end('one');
  expect((await results).map(({ title }) => title)).toEqual(['one', 'two', 'three']);
});

it('runs the steps of a lane in order', async () => {
  const { begun, end, results } = begin([[one, two]], 2);
  expect(begun).toEqual(['one']);
  await end('one');
  expect(begun).toEqual(['one', 'two']);
  await end('two');
  expect(await results).toHaveLength(2);
});

it('skips the rest of a lane after a failure and continues with the other lanes', async () => {
  const { begun, end, results } = begin([[{ title: 'bad', isBad: true }, two, three], [one]], 1);
  await end('bad');
  expect(begun).toEqual(['bad', 'one']);
  await end('one');
  expect((await results).map(({ title }) => title)).toEqual([
    'bad',
    'two after bad',
    'three after bad',
    'one',
  ]);
});
