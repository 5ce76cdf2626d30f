import { listSitePaths } from '@/lib/server/content-report/link-check';
import { languages, defaultLanguage } from '@/domain/locale/language';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { listDealerCities } from '@/domain/dealers/dealer-cities';
import { listDealers } from '@/lib/server/dealers/list-dealers';
import { withFallback, filterPresent, getResultData } from '@/lib/gateways/result';
import { listContentUrls } from '@/lib/server/content/content-urls';
import type { TextFactValues } from '@/lib/server/content-report/text-checks';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { findOrderTerms } from '@/lib/server/catalog/find-order-terms';
import {
  listReportProblems,
  type ReportProblem,
  reportRules,
  type ReportRule,
} from '@/lib/server/content-report/report-problems';
import {
  fetchContentReport,
  mapContentReport,
} from '@/lib/gateways/content/content-report.gateway';
import 'server-only';

/**
 * Returns the paths, with language, that links may lead to: pages, entries, dealers and outlet bikes. Throws when the
 * content service fails. While the shop is unavailable, links to outlet bikes are reported as dead.
 */
async function listAllPaths(): Promise<Set<string>> {
  const [addresses, dealers, outlet] = await Promise.all([
    listContentUrls(),
    listDealers(),
    Promise.all(languages.map((language) => withFallback(listOutlet(language), []))),
  ]);
  const folders = [
    ...[...dealers, ...listDealerCities(dealers)].map(({ slug }) => `dealers/${slug}`),
    ...outlet.flat().map(({ slug }) => `bikes/outlet/${slug}`),
  ];
  return new Set([
    ...listSitePaths(addresses),
    ...languages.flatMap((language) => folders.map((path) => `/${language}/${path}`)),
  ]);
}

/**
 * Returns the current values of facts that editorial texts mention, such as the number of dealers; null for a value
 * that cannot be loaded.
 */
async function getKnownFacts(): Promise<TextFactValues> {
  const [dealers, bikes, terms] = await Promise.all([
    listDealers(),
    fetchBikes(defaultLanguage),
    findOrderTerms(),
  ]);
  const models = bikes.ok ? bikes.data : null;
  const withMotor = models?.filter(({ driveTrainVariation }) =>
    filterPresent(driveTrainVariation ?? []).some(({ motor }) => motor !== null),
  );
  return {
    dealers: dealers.length,
    models: models?.length ?? null,
    motorModels: withMotor?.length ?? null,
    returnDays: terms?.returnDays ?? null,
  };
}

export interface ContentReport {
  /** Number of checked entries, summed over all languages. */
  readonly entryCount: number;
  readonly groups: readonly {
    readonly rule: ReportRule;
    readonly problems: readonly ReportProblem[];
  }[];
}

/**
 * Checks all entries and groups the problems by rule; in preview mode it includes drafts. Throws when the content
 * service fails.
 */
export async function getContentReport(): Promise<ContentReport> {
  const [paths, facts, ...answers] = await Promise.all([
    listAllPaths(),
    getKnownFacts(),
    ...languages.map(async (language) => {
      const data = getResultData(await fetchContentReport(language), 'content report');
      return mapContentReport(data, language);
    }),
  ]);
  const entries = answers.flat();
  const problems = listReportProblems(entries, { paths, facts });
  return {
    entryCount: entries.length,
    groups: reportRules.map((rule) => ({
      rule,
      problems: problems.filter((problem) => problem.rule === rule),
    })),
  };
}
