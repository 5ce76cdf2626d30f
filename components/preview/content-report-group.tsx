import { useTranslations } from 'next-intl';
import { TitledSection } from '@/components/ui/titled-section';
import type { ReportProblem, ReportRule } from '@/lib/server/content-report/report-problems';
import './content-report-group.scss';

/**
 * The problems found by one rule of the content report: the affected pages, each with the link, image or language
 * concerned.
 */
export function ContentReportGroup({
  rule,
  problems,
}: {
  rule: ReportRule;
  problems: readonly ReportProblem[];
}) {
  const t = useTranslations('preview.report');
  return (
    <TitledSection title={t(`rules.${rule}.title`)} text={t(`rules.${rule}.text`)}>
      {problems.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="list-unstyled lt-report">
          {problems.map(({ entry, subject, language }, index) => (
            <li key={index}>
              <a
                className="lt-link"
                href={entry.path}
                hrefLang={entry.language}
                lang={entry.language}
              >
                {entry.title}
              </a>{' '}
              <span className="text-2">
                {t(`kinds.${entry.kind}`)}, {t(`languages.${entry.language}`)}
                {language &&
                  ` – ${t(`rules.${rule}.which`, { language: t(`languages.${language}`) })}`}
              </span>
              {subject && <code className="d-block text-break">{subject}</code>}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
