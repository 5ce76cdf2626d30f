import type { ErrorStatus } from './error-status';

/** What a part of the site shows when it fails, whatever the error's own status; the first match counts (Spec §2). */
const rules: readonly (readonly [RegExp, ErrorStatus])[] = [
  [/^\/$/, 404],
  [/^\/bikes\/(?!outlet(\/|$))[^/]+/, 422],
  [/^\/checkout\//, 422],
  [/^\/dealers(\/|$)/, 502],
];

/** The status a failing page is shown with by its path without language; null where the error's own counts. */
export function forcedStatusOf(path: string): ErrorStatus | null {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
