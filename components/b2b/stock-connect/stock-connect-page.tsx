'use client';

import { useLocale, useTranslations } from 'next-intl';
import { B2bHead } from '@/components/b2b/parts/b2b-head';
import { B2bSection } from '@/components/b2b/parts/b2b-section';
import type { StockConnect } from '@/domain/b2b/stock-connect';
import { reloadStockConnect, useStockConnect } from '@/lib/browser/b2b/stock-connect';
import { Access } from './access';
import { CallLog } from './call-log';
import { ConnectionFigures } from './connection-figures';
import { FeedGuide } from './feed-guide';
import { StockReport } from './stock-report';

/** The connection of the dealer's own system: its state, its access, what it asked for, and the ways without an ERP. */
export function StockConnectPage() {
  const t = useTranslations('b2b.stockConnect');
  const language = useLocale();
  const loaded = useStockConnect(language);
  return (
    <>
      <B2bHead title={t('title')} hasPrices={false}>
        {t('intro')}
      </B2bHead>
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
          <Access state={state} />
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
