'use client';

import { useTranslations } from 'next-intl';
import type { BasketLine } from '@/domain/basket/basket';
import { addToBasket } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';
import './cart.scss';

interface Props {
  /** Null as long as nothing was removed. */
  readonly line: BasketLine | null;
  readonly onUndone: () => void;
}

/** Says which line went, to those who do not see it too, and brings it back as it was: pieces, note and wished day. */
export function RemovedLine({ line, onUndone }: Props) {
  const t = useTranslations('cart');
  const product = line?.product ?? null;
  const title = product?.title ?? t('line.gone');

  async function undo({ amount, persParam }: BasketLine, productId: string) {
    onUndone();
    const outcome = await addToBasket({ productId, title, amount, persParam });
    if (outcome.kind === 'partly')
      showToast({ message: t('line.limited', { title, amount: outcome.added }) });
    if (outcome.kind === 'failed') showToast({ message: t('add.failed'), variant: 'danger' });
  }

  return (
    <div className={line ? 'lt-line-removed small' : undefined}>
      <span role="status">{line && t('line.removed', { title })}</span>
      {line && product && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => void undo(line, product.id)}
        >
          {t('line.undo')}
        </button>
      )}
    </div>
  );
}
