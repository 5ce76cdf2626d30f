import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Day } from '@/components/ui/when/day';
import type { JobView } from '@/lib/platform/views/job-view';
import { formatSalary } from './format-salary';
import '@/styles/by-use/facts.scss';

/** What is known of a job at a glance. */
export function JobFacts({ job }: { job: JobView }) {
  const t = useTranslations('jobs');
  const language = useLocale();
  const { department, location, employmentType, salary, validThrough } = job;
  const amount = salary && formatSalary(salary, language);
  const facts: [string, ReactNode][] = [
    [t('facts.department'), department],
    [t('facts.location'), location],
    [t('facts.type'), employmentType && t(`types.${employmentType}`)],
    [t('facts.salary'), salary && amount && t(`salary.${salary.unit}`, { amount })],
    [t('facts.until'), validThrough && <Day date={validThrough} isLong />],
  ];
  return (
    <dl className="lt-kv mb-0">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
