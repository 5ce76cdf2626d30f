import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Day } from '@/components/ui/availability/day';
import type { JobView } from '@/lib/platform/views/content-view';
import { formatSalary } from './format-salary';
import { buttonClass } from '@/components/ui/form/button';
import { Note } from '@/components/ui/message/note';
import { jobsEmail } from '@/lib/platform/config/company';
import '@/styles/on-demand/definition-lists.scss';

/** The key facts of a job. */
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
    <dl className="lt-definition-list mb-0">
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

type ApplyPanelProps = { title: string; isOpen: boolean };

/** How to apply: by email, with the job as its subject. A filled job is marked as such. */
export function JobApplicationPanel({ title, isOpen }: ApplyPanelProps) {
  const t = useTranslations('jobs');
  if (!isOpen) return <Note>{t('closed')}</Note>;
  const subject = encodeURIComponent(t('apply.subject', { title }));
  return (
    <div className="lt-panel">
      <h2 className="h4">{t('apply.title')}</h2>
      <p>{t('apply.text')}</p>
      <a href={`mailto:${jobsEmail}?subject=${subject}`} className={buttonClass({})}>
        {t('apply.button')}
      </a>
      <p className="small text-2 mt-3 mb-0">{jobsEmail}</p>
    </div>
  );
}
