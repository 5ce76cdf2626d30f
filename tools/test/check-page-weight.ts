import { readFileSync } from 'node:fs';
import { getE2eEnvironment } from './test-environment.mjs';
import { type PageBudget, findBudgetErrors, getPageWeight } from './page-weight';

/**
 * Checks the pages of the end-to-end build against their budgets (tools/test/page-weight-budgets.json, compressed KiB
 * and number of files) as the front server sends them. Sizes are the same on every machine, except that dates on a page
 * change them by 0.1 KiB. Timings are measured by the benchmark and never asserted. When a page gets lighter, its
 * budget may be lowered.
 */
const build = process.argv[2] ?? getE2eEnvironment().NEXT_DIST_DIR;
const budgets = JSON.parse(
  readFileSync(new URL('page-weight-budgets.json', import.meta.url), 'utf8'),
) as Record<string, PageBudget>;

const problems: string[] = [];
for (const [path, budget] of Object.entries(budgets)) {
  const weight = await getPageWeight(build, path);
  const figures = Object.entries(weight).map(([figure, value]) =>
    figure.endsWith('Files') ? `${figure} ${value}` : `${figure} ${(value / 1024).toFixed(1)}`,
  );
  process.stdout.write(`${path}: ${figures.join(', ')}\n`);
  problems.push(...findBudgetErrors(path, weight, budget));
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
