'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { PersParam } from '@/domain/basket/pers-param';
import type { BasketAddResult, AddRequest } from '@/lib/browser/basket/basket-actions';
import { openCart } from '@/lib/browser/navigation/panels';
import { showToast } from '@/lib/browser/state/toasts';
import './add-to-basket.scss';

interface Props {
  readonly productId: string;
  readonly sku: string;
  readonly title: string;
  readonly amount?: number;
  readonly persParam?: PersParam | undefined;
  /** The code of a configured bicycle, which brings its parts. */
  readonly code?: string | undefined;
  /** What one of it is shown to cost, in cents: another price is refused. */
  readonly shownCents?: number | undefined;
  /** What to say of a refusal by its text; null where the usual words do. */
  readonly refusalWords?: (message: string) => { title: string; message: string } | null;
  /** Bootstrap's button classes; the primary button of the view when left out. */
  readonly className?: string | undefined;
  /** What the button says instead of "In den Warenkorb". */
  readonly label?: string | undefined;
  /** The id of the words that say why it cannot be ordered; the button then takes no click and says so itself. */
  readonly rejectionReason?: string | undefined;
}

const loadActions = () => import('@/lib/browser/basket/basket-actions');

/** Whoever points at the button is about to press it; what fails now is tried again then. */
const loadAhead = () => void loadActions().catch(() => undefined);

/** Without the code nothing can be added, as without the shop. */
async function addToBasket(request: AddRequest): Promise<BasketAddResult> {
  const actions = await loadActions().catch(() => null);
  return actions?.addToBasket(request) ?? { kind: 'failed', message: 'No code' };
}

/** Puts a product into the basket and opens the cart. While it is busy its width stays and further clicks do nothing. */
export function AddToBasketButton({
  productId,
  sku,
  title,
  amount = 1,
  persParam,
  code,
  shownCents,
  refusalWords,
  className = 'btn btn-primary btn-lg w-100',
  label,
  rejectionReason,
}: Props) {
  const t = useTranslations('cart.add');
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function add() {
    if (isUnderWay.current || rejectionReason !== undefined) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const outcome = await addToBasket({
      ...{ productId, title, amount, code, displayedCents: shownCents },
      ...(persParam !== undefined && { persParam }),
    });
    isUnderWay.current = false;
    setIsBusy(false);
    if (outcome.kind === 'failed') {
      const words = refusalWords?.(outcome.message);
      showToast({ title: t('failedTitle'), message: t('failed'), ...words, variant: 'danger' });
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
        className={`${className} lt-add`}
        aria-disabled={isBusy || rejectionReason !== undefined}
        aria-describedby={rejectionReason}
        data-busy={isBusy}
        data-sku={sku}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => void add()}
      >
        <span className="lt-add-label" aria-hidden={isBusy}>
          {rejectionReason === undefined ? (label ?? t('action')) : t('refused')}
        </span>
        <span className="lt-add-busy" aria-hidden={!isBusy}>
          {t('busy')}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {isBusy ? t('busy') : ''}
      </span>
    </>
  );
}
