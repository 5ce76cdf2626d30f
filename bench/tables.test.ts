import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toMarkdown } from './tables.mjs';

const whole = JSON.parse(readFileSync('bench/results/latest.json', 'utf8'));
const parts = ['start', 'weight', 'cost', 'vitals', 'load', 'orders', 'memoryMb', 'dealerTable'];
const { measuredAt, machine } = whole;

it('a run that was broken off tells what it had by then, and that it is not over', () => {
  const known = { measuredAt, machine, tookMinutes: 3, isUnfinished: true, failed: {} };
  const text = toMarkdown(known);
  expect(text).toContain('is not over after 3 minutes');
  expect(text).not.toMatch(/##|undefined|null/);
  for (const [index] of parts.entries()) {
    const some = Object.fromEntries(
      parts.slice(0, index + 1).map((part) => [part, whole[part]] as const),
    );
    const told = toMarkdown({ ...known, ...some });
    expect(told).not.toMatch(/undefined|null/);
    expect(told).toContain(`Cold (seeds the data and builds the site) ${whole.start.coldMs} ms`);
  }
});

it('a whole run says how long it took', () => {
  const text = toMarkdown({ ...whole, isUnfinished: undefined });
  expect(text).toContain(`It took ${whole.tookMinutes} minutes.`);
});
