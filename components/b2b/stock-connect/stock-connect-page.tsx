'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCurrentMinute } from '@/components/ui/availability/use-current-minute';
import {
  type StockConnectCall,
  findCallCategory,
  type StockConnect,
} from '@/domain/stock-connect/stock-connect';
import {
  formatCallTime,
  formatSeconds,
  formatElapsedTime,
} from '@/lib/browser/b2b/format-b2b-values';
import { formatNumber } from '@/domain/money/format-money';
import { B2bPageHeader } from '@/components/b2b/b2b-page-header';
import { B2bSection } from '@/components/b2b/b2b-section';
import { reloadStockConnect, useStockConnect } from '@/lib/browser/b2b/stock-connect-api';
import { ConnectionCredentials } from './connection-credentials';
import { StockReport } from './stock-report';
import '@/styles/on-demand/dense-tables.scss';
import './stock-connect.scss';
import '@/components/b2b/b2b.scss';
import '@/styles/on-demand/definition-lists.scss';

/** The latest requests of the dealer's system, newest first. */
function CallLog({ calls }: { readonly calls: readonly StockConnectCall[] }) {
  const t = useTranslations('b2b.stockConnect.log');
  const now = useCurrentMinute();
  return (
    <section aria-labelledby="log-title">
      <h2 className="h3" id="log-title">
        {t('title')}
      </h2>
      {calls.length === 0 ? (
        <p className="text-2">{t('empty')}</p>
      ) : (
        <div className="lt-connect-log" role="region" aria-labelledby="log-title" tabIndex={0}>
          <table className="table lt-dense-table mb-0">
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
      <p className="small text-2 mt-2 mb-0">{t('retention')}</p>
    </section>
  );
}

function CallRow({ call, now }: { readonly call: StockConnectCall; readonly now: number | null }) {
  const t = useTranslations('b2b.stockConnect.log');
  const language = useLocale();
  const topic = findCallCategory(call.operation);
  const hasFailed = call.code >= 400;
  return (
    <tr>
      <td className="text-nowrap">
        {now !== null && formatCallTime(call.at, language, new Date(now))}
      </td>
      <td>
        {topic === null ? call.operation : t(`topics.${topic}`)}
        {topic !== null && <span className="text-3"> {call.operation}</span>}
      </td>
      <td className="r">{formatNumber(call.items, language)}</td>
      <td className="r text-nowrap">
        {hasFailed ? (
          <span className="text-danger">{t('rejected', { code: call.code })}</span>
        ) : (
          formatSeconds(call.milliseconds, language)
        )}
      </td>
    </tr>
  );
}

/** The state of the connection in three key figures. */
function ConnectionFigures({ state }: { readonly state: StockConnect }) {
  const t = useTranslations('b2b.stockConnect.figures');
  const language = useLocale();
  const now = useCurrentMinute();
  const { user, lastCallAt, articles, failuresToday, meanMillisecondsToday } = state;
  const isConnected = user !== null && lastCallAt !== null;
  const ago = isConnected && now !== null ? formatElapsedTime(lastCallAt, language, now) : null;
  return (
    <div className="lt-stat-row lt-connect-figures mb-5">
      <div>
        <b className={isConnected ? 'text-success' : ''}>
          {t(isConnected ? 'connected' : user === null ? 'none' : 'ready')}
        </b>{' '}
        <span>
          {isConnected ? ago && t('last', { ago }) : t(user === null ? 'noneHint' : 'readyHint')}
        </span>
      </div>
      <div>
        <b>{formatNumber(articles, language)}</b>{' '}
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

/** The URLs and formats of the feeds, which offer the articles, prices and stock to dealers without an ERP system. */
function FeedGuide({ state }: { readonly state: StockConnect }) {
  const t = useTranslations('b2b.stockConnect.feeds');
  const json = state.feedUrl.replace(/\.csv$/, '.json');
  const account = state.feedUrl.replace(/articles\.csv$/, 'account.json');
  const stock = state.feedUrl.replace(/articles\.csv$/, 'stock');
  return (
    <section aria-labelledby="feeds-title">
      <h2 className="h3" id="feeds-title">
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <dl className="lt-definition-list num mb-3">
        <dt>CSV</dt>
        <dd className="lt-connect-address">{state.feedUrl}</dd>
        <dt>JSON</dt>
        <dd className="lt-connect-address">{json}</dd>
        <dt>{t('account')}</dt>
        <dd className="lt-connect-address">{account}</dd>
        <dt>{t('stock')}</dt>
        <dd className="lt-connect-address">{stock}</dd>
      </dl>
      <ul className="small text-2 ps-3 mb-0">
        <li>{t('signIn')}</li>
        <li>{t('etag')}</li>
        <li>{t('put')}</li>
      </ul>
    </section>
  );
}

/**
 * The connection of the dealer's ERP system: state, credentials, request log and the feeds for dealers without an ERP.
 */
export function StockConnectPage() {
  const t = useTranslations('b2b.stockConnect');
  const language = useLocale();
  const loaded = useStockConnect(language);
  return (
    <>
      <B2bPageHeader title={t('title')} hasPrices={false}>
        {t('intro')}
      </B2bPageHeader>
      <B2bSection loaded={loaded} onRetry={() => void reloadStockConnect(language)} rows={6}>
        {(state) => <Connection state={state} />}
      </B2bSection>
    </>
  );
}

function Connection({ state }: { readonly state: StockConnect }) {
  return (
    <>
      <ConnectionFigures state={state} />
      <div className="row gx-lg-5 gy-5">
        <div className="col-xl-6">
          <ConnectionCredentials state={state} />
        </div>
        <div className="col-xl-6">
          <CallLog calls={state.calls} />
        </div>
        <div className="col-xl-6">
          <StockReport report={state.report} />
        </div>
        <div className="col-xl-6">
          <FeedGuide state={state} />
        </div>
      </div>
    </>
  );
}
