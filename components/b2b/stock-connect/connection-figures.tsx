'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMinute } from '@/components/ui/when/use-minute';
import type { StockConnect } from '@/domain/b2b/stock-connect';
import { formatAgo, formatSeconds } from '@/lib/browser/b2b/format-call-time';
import { writeNumber } from '@/domain/money/write-money';
import '@/components/b2b/parts/parts.scss';

/** How the connection is doing, in three figures. */
export function ConnectionFigures({ state }: { readonly state: StockConnect }) {
  const t = useTranslations('b2b.stockConnect.figures');
  const language = useLocale();
  const now = useMinute();
  const { user, lastCallAt, articles, failuresToday, meanMillisecondsToday } = state;
  const isConnected = user !== null && lastCallAt !== null;
  const ago = isConnected && now !== null ? formatAgo(lastCallAt, language, now) : null;
  return (
    <div className="lt-figures lt-connect-figures mb-5">
      <div>
        <b className={isConnected ? 'text-moos' : ''}>
          {t(isConnected ? 'connected' : user === null ? 'none' : 'ready')}
        </b>{' '}
        <span>
          {isConnected ? ago && t('last', { ago }) : t(user === null ? 'noneHint' : 'readyHint')}
        </span>
      </div>
      <div>
        <b>{writeNumber(articles, language)}</b>{' '}
        <span>{t('articles', { articles, failures: failuresToday })}</span>
      </div>
      <div>
        <b>
          {meanMillisecondsToday === null ? '–' : formatSeconds(meanMillisecondsToday, language)}
        </b>{' '}
        <span>{t('mean')}</span>
      </div>
    </div>
  );
}
