import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { FormattedDay } from '@/components/ui/availability/formatted-day';
import type { JobView } from '@/lib/platform/views/content-view';
import { formatSalary } from './format-salary';
import { buttonClass } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import { jobsEmail } from '@/lib/platform/config/company';
import '@/styles/on-demand/definition-lists.scss';

/** The key data of a job: department, place, type of employment, salary and application deadline. */
export function JobDetails({ job }: { job: JobView }) {
  const t = useTranslations('jobs');
  const language = useLocale();
  const { department, location, employmentType, salary, validThrough } = job;
  const amount = salary && formatSalary(salary, language);
  const facts: [string, ReactNode][] = [
    [t('facts.department'), department],
    [t('facts.location'), location],
    [t('facts.type'), employmentType && t(`types.${employmentType}`)],
    [t('facts.salary'), salary && amount && t(`salary.${salary.unit}`, { amount })],
    [t('facts.until'), validThrough && <FormattedDay date={validThrough} isLong />],
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

/** Explains how to apply: by email, with the job title as the subject. If the job is filled, states that instead. */
export function JobApplicationPanel({ title, isOpen }: ApplyPanelProps) {
  const t = useTranslations('jobs');
  if (!isOpen) return <Notice>{t('closed')}</Notice>;
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
