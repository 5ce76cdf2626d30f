'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import type { B2bOrderLine } from '@/domain/dealer-account/b2b-orders';
import type { ReorderResult } from '@/domain/dealer-account/reorder';
import { formatServiceCallFailure } from '@/lib/platform/http/service-call-result';
import { openCart } from '@/lib/browser/navigation/panels';
import { useRejectionMessage } from '@/lib/browser/shop/use-rejection-message';
import { Link } from '@/lib/platform/i18n/navigation';

type Result =
  | { kind: 'none' }
  /** Adding failed; `message` is the message of the service, empty if it did not respond. */
  | { kind: 'failed'; message: string }
  | { kind: 'partly'; outcomes: readonly ReorderResult[] };

/**
 * The button that adds the items of an order to the basket again, and a list of the items that are no longer on sale.
 */
export function B2bReorder({ lines }: { readonly lines: readonly B2bOrderLine[] }) {
  const t = useTranslations('b2b.order');
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Result>({ kind: 'none' });
  const isUnderWay = useRef(false);
  if (lines.every(({ productId }) => productId === null)) return null;

  async function again(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const { addOrderToBasket: reorder } = await import('@/lib/browser/b2b/add-order-to-basket');
    const answer = await reorder(lines);
    isUnderWay.current = false;
    setIsBusy(false);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind !== 'done')
      return setResult({
        kind: 'failed',
        message: formatServiceCallFailure(answer, ''),
      });
    const isComplete = answer.value.every(({ kind }) => kind === 'added');
    setResult(isComplete ? { kind: 'none' } : { kind: 'partly', outcomes: answer.value });
    if (isComplete) openCart();
  }

  return (
    <>
      <Button
        variant="outline"
        isBusy={isBusy}
        busyLabel={t('againBusy')}
        onClick={() => void again()}
      >
        {t('again')}
      </Button>
      <p className="small text-2 mt-2 mb-0">{t('againHint')}</p>
      <p className="small text-2 mt-2 mb-0">{t('noCancel')}</p>
      <div role="status">
        {result.kind === 'failed' && (
          <Notice tone="error" className="mt-3">
            <RejectionNote message={result.message} />
          </Notice>
        )}
        {result.kind === 'partly' && <Outcomes outcomes={result.outcomes} />}
      </div>
    </>
  );
}

function RejectionNote({ message }: { readonly message: string }) {
  const t = useTranslations('b2b.order');
  const text = useRejectionMessage(message);
  return text === null ? null : text || t('againFailed');
}

function Outcomes({ outcomes }: { readonly outcomes: readonly ReorderResult[] }) {
  const t = useTranslations('b2b.order.reorderResult');
  const isAnyIn = outcomes.some(({ kind }) => kind === 'added' || kind === 'partly');
  const missing = outcomes.flatMap((outcome) => (outcome.kind === 'added' ? [] : [outcome]));
  return (
    <Notice className="mt-3">
      <b>{t(isAnyIn ? 'title' : 'none')}</b>
      <ul className="mb-2 ps-3">
        {missing.map((outcome, index) => (
          <li key={index}>
            {outcome.kind === 'partly'
              ? t('partly', { title: outcome.title, added: outcome.added, wanted: outcome.wanted })
              : t(outcome.kind, { title: outcome.title })}
          </li>
        ))}
      </ul>
      {isAnyIn && (
        <Link className="lt-link" href="/checkout/cart">
          {t('toCart')}
        </Link>
      )}
    </Notice>
  );
}
