import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import { Note } from '@/components/ui/message/note';
import { jobsEmail } from '@/lib/platform/config/company';

type ApplyPanelProps = { title: string; isOpen: boolean };

/** How to apply: by mail, with the job as its subject. A job that is taken says so. */
export function ApplyPanel({ title, isOpen }: ApplyPanelProps) {
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
