import 'server-only';
import {
  findProblems,
  type ReportProblem,
  reportRules,
  type ReportRule,
} from '@/domain/content-report/find-problems';
import { languages } from '@/domain/language/detect-language';
import { required } from '@/lib/server/required';
import { readContentReport } from '@/lib/gateways/content/report.gateway';
import { mapReport } from '@/lib/gateways/content/map-report';
import { everyPath } from './every-path';
import { knownFacts } from './known-facts';

export interface ContentReport {
  /** How many entries were looked at, all languages together. */
  readonly entryCount: number;
  readonly groups: readonly {
    readonly rule: ReportRule;
    readonly problems: readonly ReportProblem[];
  }[];
}

/** Everything an editor should look at, by rule, drafts included in a preview. Throws when the content service cannot answer. */
export async function getContentReport(): Promise<ContentReport> {
  const [paths, facts, ...answers] = await Promise.all([
    everyPath(),
    knownFacts(),
    ...languages.map(async (language) => {
      const data = required(await readContentReport(language), 'content report');
      return mapReport(data, language);
    }),
  ]);
  const entries = answers.flat();
  const problems = findProblems(entries, { paths, facts });
  return {
    entryCount: entries.length,
    groups: reportRules.map((rule) => ({
      rule,
      problems: problems.filter((problem) => problem.rule === rule),
    })),
  };
}
