'use client';

import { useTranslations } from 'next-intl';
import type { AddRowsResult } from '@/lib/browser/b2b/add-rows-to-basket';
import { openCart } from '@/lib/browser/navigation/panels';
import { useRejectionMessage } from '@/lib/browser/shop/use-rejection-message';
import './b2b.scss';

/**
 * The result of the last attempt to add rows to the basket. The live region is always present, so that screen readers
 * announce changes.
 */
export function AddToBasketResult({ result }: { readonly result: AddRowsResult | null }) {
  return (
    <div role="status">
      {result && (
        <div className={`lt-note mt-3 mb-3 small ${toneOf(result)}`}>
          <Words result={result} />
        </div>
      )}
    </div>
  );
}

function Words({ result }: { readonly result: AddRowsResult }) {
  const t = useTranslations('b2b.quickOrder');
  switch (result.kind) {
    case 'added':
      return (
        <>
          {t('added', { count: result.added })}{' '}
          {result.left > 0 && <>{t('left', { count: result.left })} </>}
          <ToCart />
        </>
      );
    case 'partly':
      return (
        <>
          {t('added', { count: result.added })} <ToCart />
          <ul className="mb-0 mt-1 ps-3">
            {result.rejectedRows.map(({ row, available }) => (
              <li key={row.sku}>{t('rejectedLine', { sku: row.sku, available })}</li>
            ))}
          </ul>
        </>
      );
    case 'rejected':
      return <RejectionNote message={result.message} />;
    case 'unreachable':
      return t('failed');
  }
}

function RejectionNote({ message }: { readonly message: string }) {
  const t = useTranslations('b2b.quickOrder');
  const text = useRejectionMessage(message);
  return text === null ? null : text || t('failed');
}

function ToCart() {
  const t = useTranslations('b2b.quickOrder');
  return (
    <button type="button" className="lt-inline-button" onClick={() => openCart()}>
      {t('toCart')}
    </button>
  );
}

function toneOf({ kind }: AddRowsResult): string {
  if (kind === 'added') return 'is-ok';
  return kind === 'partly' ? '' : 'is-error';
}
