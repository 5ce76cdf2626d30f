import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatReport } from './report-tables.mjs';

const whole = JSON.parse(readFileSync('tools/bench/results/latest.json', 'utf8'));
const parts = ['start', 'weight', 'cost', 'vitals', 'load', 'orders', 'memoryMb', 'dealerTable'];
const { measuredAt, machine } = whole;

it('reports partial figures of an aborted run and marks it as incomplete', () => {
  const known = { measuredAt, machine, durationMinutes: 3, isPartial: true, failed: {} };
  const text = formatReport(known);
  expect(text).toContain('was still running after 3 minutes');
  expect(text).not.toMatch(/##|undefined|null/);
  for (const [index] of parts.entries()) {
    const some = Object.fromEntries(
      parts.slice(0, index + 1).map((part) => [part, whole[part]] as const),
    );
    const report = formatReport({ ...known, ...some });
    expect(report).not.toMatch(/undefined|null/);
    expect(report).toContain(`Cold (seeds the data and builds the site) ${whole.start.coldMs} ms`);
  }
});

it('reports the duration of a complete run', () => {
  const text = formatReport({ ...whole, isPartial: undefined });
  expect(text).toContain(`It took ${whole.durationMinutes} minutes.`);
});
