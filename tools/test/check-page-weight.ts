import { readFileSync } from 'node:fs';
import { getE2eEnvironment } from './test-environment.mjs';
import { type PageBudget, findBudgetErrors, getPageWeight } from './page-weight';

/**
 * Holds the pages of the journeys' build to their budgets (tools/test/page-weight-budgets.json, KiB compressed and files), as the server in
 * front sends them. Bytes are the same on every machine, but the days a page names make it 0.1 KiB lighter or heavier; times are
 * measured by the bench and never asserted. A figure that fell may take its budget along.
 */
const build = process.argv[2] ?? getE2eEnvironment().NEXT_DIST_DIR;
const budgets = JSON.parse(
  readFileSync(new URL('page-weight-budgets.json', import.meta.url), 'utf8'),
) as Record<string, PageBudget>;

const problems: string[] = [];
for (const [path, budget] of Object.entries(budgets)) {
  const weight = await getPageWeight(build, path);
  const told = Object.entries(weight).map(([figure, value]) =>
    figure.endsWith('Files') ? `${figure} ${value}` : `${figure} ${(value / 1024).toFixed(1)}`,
  );
  process.stdout.write(`${path}: ${told.join(', ')}\n`);
  problems.push(...findBudgetErrors(path, weight, budget));
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
