/**
 * A figure that got worse: where it stands in the report, what was committed and what was measured now.
 * @typedef {{ figure: string, before: number, now: number }} Worse
 */

/** More of these is better; of everything else that is measured, less. */
const moreIsBetter = /(PerSecond|performance|accessibility|bestPractices|seo|ratio)$/;
/** What is measured with, not what is measured; and the bare server, which says how fast the machine was. */
const notMeasured =
  /^(machine|measuredAt|failed)\b|bare|(^|\.)(entries|words|queries|orders|articles|variants|lines|nothingFound)(\.|$)/i;
/** Bytes, counts and points are the same on every run, but for the odd header. */
const firm = /^weight\.|(accessibility|bestPractices|seo|failures|not2xx|errors)$/;
const firmShare = 0.01;
/** Times swing by this much between two runs on a quiet machine, and by so many units where they are small. */
const looseShare = 0.25;
const looseUnits = 1;

/**
 * What of a report is worse than the one before by more than runs differ by themselves, the worst first. A figure that only one of
 * them has is left out.
 * @param {unknown} before
 * @param {unknown} now
 * @returns {Worse[]}
 */
export function whatGotWorse(before, now) {
  const then = new Map(figures(before));
  return figures(now)
    .flatMap(([figure, value]) => {
      const known = then.get(figure);
      if (known === undefined || notMeasured.test(figure)) return [];
      const loss = moreIsBetter.test(figure) ? known - value : value - known;
      const least = firm.test(figure)
        ? Math.abs(known) * firmShare
        : Math.max(Math.abs(known) * looseShare, Math.min(looseUnits, Math.abs(known)));
      return loss > least
        ? [{ figure, before: known, now: value, share: loss / (known || 1) }]
        : [];
    })
    .sort((one, other) => other.share - one.share)
    .map(({ figure, before: was, now: is }) => ({ figure, before: was, now: is }));
}

/**
 * Every number of a report by its place, as `load.bikePage.shop.p50Ms`.
 * @param {unknown} part
 * @param {string} [place]
 * @returns {[string, number][]}
 */
function figures(part, place = '') {
  if (typeof part === 'number') return Number.isFinite(part) ? [[place, part]] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    figures(value, place === '' ? name : `${place}.${name}`),
  );
}
