'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import type { B2bOverview } from '@/domain/b2b/overview';
import { markChangesRead, reloadOverview } from '@/lib/browser/b2b/overview';
import { formatVisitDay } from '@/lib/platform/i18n/days';
import { ChangeRow } from './change-row';
import '@/styles/by-use/order.scss';
import '@/components/b2b/parts/parts.scss';

const shownAtFirst = 8;

/** What changed since the changes were last read, newest first. */
export function Changes({ overview }: { readonly overview: B2bOverview }) {
  const t = useTranslations('b2b.overview');
  const language = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'read' | 'failed'>('idle');
  const [isWhole, setIsWhole] = useState(false);
  const { changes, since, hasMoreChanges } = overview;
  const shown = isWhole ? changes : changes.slice(0, shownAtFirst);

  const markRead = async () => {
    setState('busy');
    const answer = await markChangesRead(language);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind !== 'done') return setState('failed');
    await reloadOverview(language);
    setState('read');
    // The button is gone with the changes.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="changes-title">
      <div className="d-flex justify-content-between align-items-baseline gap-3 mb-3">
        <h2 className="h3 mb-0" id="changes-title" ref={heading} tabIndex={-1}>
          {since === null ? t('newAtAll') : t('newSince', { day: formatVisitDay(since, language) })}
        </h2>
        {changes.length > 0 && (
          <button
            type="button"
            className="lt-way small"
            disabled={state === 'busy'}
            onClick={() => void markRead()}
          >
            {t('markRead')}
          </button>
        )}
      </div>
      {changes.length === 0 ? (
        <p className="text-2 mb-0">{t('nothingNew')}</p>
      ) : (
        <ul className="lt-bell">
          {shown.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </ul>
      )}
      {changes.length > shown.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setIsWhole(true)}>
          {t('allChanges', { count: changes.length })}
        </Button>
      )}
      {hasMoreChanges && changes.length === shown.length && (
        <p className="small text-2 mt-2 mb-0">{t('olderChanges', { count: changes.length })}</p>
      )}
      <p
        className={state === 'failed' ? 'lt-note is-error small mt-3' : 'small text-2 mt-2 mb-0'}
        role="status"
      >
        {state === 'read' && t('wasRead')}
        {state === 'failed' && t('notRead')}
      </p>
    </section>
  );
}
