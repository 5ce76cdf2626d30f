'use client';

import { useTranslations } from 'next-intl';
import type { StockConnect } from '@/domain/b2b/stock-connect';
import '@/styles/by-use/facts.scss';
import './stock-connect.scss';

/** The same facts for those without an ERP: addresses and how to read them. */
export function FeedGuide({ state }: { readonly state: StockConnect }) {
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
      <dl className="lt-kv num mb-3">
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
