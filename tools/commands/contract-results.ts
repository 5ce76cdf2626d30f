/** A case in Vitest's JSON report, with the feature and the reason that the suite attaches to it. */
export interface ContractCase {
  readonly status: string;
  readonly meta?: { readonly feature?: string; readonly skipReason?: string };
}

interface FeatureResult {
  passed: number;
  failed: number;
  skipped: number;
  reason: string;
}

/** Cases that no shop may fail. */
const required = 'required';

/**
 * Counts the cases by feature, required cases first. A case that did not run without a reason, for example because the
 * setup of its file failed, counts as failed.
 */
export function countByFeature(cases: readonly ContractCase[]): Map<string, FeatureResult> {
  const results = new Map([[required, createResult()]]);
  for (const { status, meta: { feature = required, skipReason } = {} } of cases) {
    const result = results.get(feature) ?? createResult();
    results.set(feature, result);
    if (status === 'passed') result.passed += 1;
    else if (status === 'failed' || skipReason === undefined) result.failed += 1;
    else {
      result.skipped += 1;
      result.reason = skipReason;
    }
  }
  return results;
}

/** Returns the lines of a table with the results of each feature and their totals. */
export function formatFeatureResults(results: ReadonlyMap<string, FeatureResult>): string[] {
  const total = [...results.values()].reduce(addResults, createResult());
  const width = Math.max(...[...results.keys()].map((feature) => feature.length));
  const format = (name: string, { passed, failed, skipped, reason }: FeatureResult) =>
    [
      name.padEnd(width),
      ...[passed, failed, skipped].map((count) => `${count}`.padStart(7)),
      reason,
    ]
      .join('  ')
      .trimEnd();
  return [
    ['Feature'.padEnd(width), ' passed', ' failed', 'skipped'].join('  '),
    ...[...results].map(([feature, result]) => format(feature, result)),
    format('Total', total),
  ];
}

function createResult(): FeatureResult {
  return { passed: 0, failed: 0, skipped: 0, reason: '' };
}

function addResults(a: FeatureResult, b: FeatureResult): FeatureResult {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    reason: '',
  };
}
