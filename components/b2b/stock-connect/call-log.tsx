'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMinute } from '@/components/ui/when/use-minute';
import type { StockConnectCall } from '@/domain/b2b/stock-connect';
import { callTopic } from '@/domain/b2b/stock-connect-topic';
import { formatCallTime, formatSeconds } from '@/lib/browser/b2b/format-call-time';
import { writeNumber } from '@/domain/money/write-money';
import '@/styles/by-use/dense-tables.scss';
import './stock-connect.scss';

/** The latest calls of the dealer's system, newest first. */
export function CallLog({ calls }: { readonly calls: readonly StockConnectCall[] }) {
  const t = useTranslations('b2b.stockConnect.log');
  const now = useMinute();
  return (
    <section aria-labelledby="log-title">
      <h2 className="h3" id="log-title">
        {t('title')}
      </h2>
      {calls.length === 0 ? (
        <p className="text-2">{t('empty')}</p>
      ) : (
        <div className="lt-connect-log" role="region" aria-labelledby="log-title" tabIndex={0}>
          <table className="table lt-dense mb-0">
            <thead>
              <tr>
                <th scope="col">{t('time')}</th>
                <th scope="col">{t('request')}</th>
                <th scope="col" className="r">
                  {t('articles')}
                </th>
                <th scope="col" className="r">
                  {t('answer')}
                </th>
              </tr>
            </thead>
            <tbody>
              {calls.map((call, index) => (
                <CallRow key={calls.length - index} call={call} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="small text-2 mt-2 mb-0">{t('kept')}</p>
    </section>
  );
}

function CallRow({ call, now }: { readonly call: StockConnectCall; readonly now: number | null }) {
  const t = useTranslations('b2b.stockConnect.log');
  const language = useLocale();
  const topic = callTopic(call.operation);
  const isRefused = call.code >= 400;
  return (
    <tr>
      <td className="text-nowrap">
        {now !== null && formatCallTime(call.at, language, new Date(now))}
      </td>
      <td>
        {topic === null ? call.operation : t(`topics.${topic}`)}
        {topic !== null && <span className="text-3"> {call.operation}</span>}
      </td>
      <td className="r">{writeNumber(call.items, language)}</td>
      <td className="r text-nowrap">
        {isRefused ? (
          <span className="text-rost">{t('refused', { code: call.code })}</span>
        ) : (
          formatSeconds(call.milliseconds, language)
        )}
      </td>
    </tr>
  );
}
