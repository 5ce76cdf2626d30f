'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { PersParam } from '@/domain/basket/pers-param';
import type { BasketAddResult, AddToBasketInput } from '@/lib/browser/basket/basket-actions';
import { openCart } from '@/lib/browser/navigation/panels';
import { showToast } from '@/lib/browser/state/toasts';
import './add-to-basket.scss';

interface Props {
  readonly productId: string;
  readonly sku: string;
  readonly title: string;
  readonly amount?: number;
  readonly persParam?: PersParam | undefined;
  /** The configuration code of a configured bicycle; its mounted parts are added with it. */
  readonly code?: string | undefined;
  /** The displayed unit price in cents. The shop service rejects the request if its price differs. */
  readonly shownCents?: number | undefined;
  /** Maps the text of a rejection to the message to display; null for the default message. */
  readonly describeRejection?: (message: string) => { title: string; message: string } | null;
  /** Bootstrap button classes. Defaults to the primary button. */
  readonly className?: string | undefined;
  /** Replaces the default label "In den Warenkorb". */
  readonly label?: string | undefined;
  /**
   * The id of the element that explains why the product cannot be ordered. If it is set, the button is aria-disabled
   * and refers to this element with aria-describedby.
   */
  readonly rejectionReasonId?: string | undefined;
}

const loadActions = () => import('@/lib/browser/basket/basket-actions');

/**
 * Preloads the basket code when the pointer enters the button. A failure is ignored, because the click loads the code
 * again.
 */
const loadAhead = () => void loadActions().catch(() => undefined);

/**
 * Adds the product to the basket. If the basket code cannot be loaded, returns the same error as if the shop service
 * did not respond.
 */
async function addToBasket(request: AddToBasketInput): Promise<BasketAddResult> {
  const actions = await loadActions().catch(() => null);
  return actions?.addToBasket(request) ?? { kind: 'failed', message: 'No code' };
}

/** Adds a product to the basket and opens the cart. While busy it keeps its width and ignores clicks. */
export function AddToBasketButton({
  productId,
  sku,
  title,
  amount = 1,
  persParam,
  code,
  shownCents,
  describeRejection,
  className = 'btn btn-primary btn-lg w-100',
  label,
  rejectionReasonId,
}: Props) {
  const t = useTranslations('cart.add');
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function add() {
    if (isUnderWay.current || rejectionReasonId !== undefined) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const outcome = await addToBasket({
      ...{ productId, title, amount, code, displayedCents: shownCents },
      ...(persParam !== undefined && { persParam }),
    });
    isUnderWay.current = false;
    setIsBusy(false);
    if (outcome.kind === 'failed') {
      const text = describeRejection?.(outcome.message);
      showToast({ title: t('failedTitle'), message: t('failed'), ...text, variant: 'danger' });
      return;
    }
    openCart(title);
    if (outcome.kind === 'partly') {
      const { added, wanted } = outcome;
      showToast({ title: t('partlyTitle'), message: t('partly', { added, wanted }) });
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${className} lt-add-to-basket`}
        aria-disabled={isBusy || rejectionReasonId !== undefined}
        aria-describedby={rejectionReasonId}
        data-busy={isBusy}
        data-sku={sku}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => void add()}
      >
        <span className="lt-add-to-basket-label" aria-hidden={isBusy}>
          {rejectionReasonId === undefined ? (label ?? t('action')) : t('unavailable')}
        </span>
        <span className="lt-add-to-basket-busy" aria-hidden={!isBusy}>
          {t('busy')}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {isBusy ? t('busy') : ''}
      </span>
    </>
  );
}
