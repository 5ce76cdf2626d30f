'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import type { ReorderSourceLine } from '@/domain/basket/reorder-lines';
import type { AddLineResult } from '@/lib/browser/account/use-add-lines';
import { isLineRetryable, type useAddLines } from '@/lib/browser/account/use-add-lines';
import { Link } from '@/lib/platform/i18n/navigation';

type Props = {
  readonly adding: ReturnType<typeof useAddLines>;
  readonly lines: readonly ReorderSourceLine[];
};

/**
 * Lists for each line the quantity added to the basket and the quantity that could not be added. Renders nothing if
 * everything was added.
 */
export function AddItemsResult({ adding, lines }: Props) {
  const t = useTranslations('sharedBasket.result');
  const { outcomes, isBusy, retry } = adding;
  const isAnyIn = outcomes.some(({ kind }) => kind === 'added' || kind === 'partly');
  return (
    <div role="status">
      {outcomes.length > 0 && (
        <Notice className="mt-3 mb-3">
          <b>{t(isAnyIn ? 'title' : 'none')}</b>
          <ul className="mb-2 ps-3">
            {outcomes.map((outcome) => (
              <li key={outcome.id}>
                <OutcomeText outcome={outcome} />
              </li>
            ))}
          </ul>
          <div className="d-flex flex-wrap align-items-center column-gap-4">
            {outcomes.some(isLineRetryable) && (
              <Button
                variant="outline"
                size="sm"
                isBusy={isBusy}
                busyLabel={t('retrying')}
                onClick={() => void retry(lines)}
              >
                {t('retry')}
              </Button>
            )}
            {isAnyIn && (
              <Link className="lt-link" href="/checkout/cart">
                {t('toCart')}
              </Link>
            )}
          </div>
        </Notice>
      )}
    </div>
  );
}

function OutcomeText({ outcome }: { readonly outcome: AddLineResult }) {
  const t = useTranslations('sharedBasket.result');
  const title = outcome.title || t('unnamedGone');
  return outcome.kind === 'partly'
    ? t('partly', { title, added: outcome.added, wanted: outcome.wanted })
    : t(outcome.kind, { title });
}
