'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { BasketLine } from '@/domain/basket/basket';
import { getBasketLineKey } from '@/domain/basket/basket-commands';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { formatDay } from '@/lib/platform/i18n/format-days';
import { LineDescriptionForm } from './line-description-form';
import { replaceLine } from '@/lib/browser/basket/replace-line';
import { showToast } from '@/lib/browser/state/toasts';
import type { ColorSwap } from '@/lib/platform/views/variant-dto';
import { MountedParts } from '@/components/ui/picture/mounted-parts';
import { getDisplayedUnitCents } from '@/domain/basket/basket-view';
import { formatPrice } from '@/domain/money/format-money';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import type { CartLineView } from '@/lib/browser/basket/use-cart';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/order.scss';

interface LineDescriptionProps {
  readonly line: BasketLine;
  readonly title: string;
  readonly isEditable: boolean;
}

/** The line's comment and requested date. On the cart page they can be edited. */
export function LineDescription({ line, title, isEditable }: LineDescriptionProps) {
  const t = useTranslations('cart.lineNote');
  const language = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isB2b = useIsB2b();
  const { comment } = line.persParam;
  // On the cart page, B2B customers edit the requested date in a separate field.
  const hasOwnDay = isB2b && isEditable;
  const date = hasOwnDay ? '' : line.persParam.date;
  const isEmpty = !comment && !date;
  const nameOfNote = `${t('comment')}, ${title}${isEmpty ? '' : `: ${t('change')}`}`;
  if (isEmpty && !isEditable) return null;

  if (isOpen) {
    const close = () => {
      setIsOpen(false);
      requestAnimationFrame(() => opener.current?.focus());
    };
    return <LineDescriptionForm line={line} hasDay={!hasOwnDay} onDone={close} />;
  }

  return (
    <div className="lt-line-wide is-announced small text-2" data-needs="itemNotes">
      {comment && <span>{t('commentText', { comment })} </span>}
      {comment && date && <br />}
      {date && <span>{t('dateText', { date: formatDay(date, language) })} </span>}
      {isEditable && (
        <button
          ref={opener}
          type="button"
          className="btn btn-quiet btn-sm lt-inline-action"
          aria-label={hasOwnDay ? nameOfNote : t(isEmpty ? 'addFor' : 'changeFor', { title })}
          data-describe={getBasketLineKey(line)}
          onClick={() => setIsOpen(true)}
        >
          {t(!isEmpty ? 'change' : hasOwnDay ? 'comment' : 'add')}
        </button>
      )}
    </div>
  );
}

interface LineColorSwapProps {
  readonly line: BasketLine;
  readonly title: string;
  readonly swap: ColorSwap & { readonly amount: number };
  /**
   * True while the quantity is being saved. The suggestion for the previous quantity stays visible until a suggestion
   * for the new quantity has loaded.
   */
  readonly isPending: boolean;
}

/**
 * Suggests a color in which a bicycle with a long delivery time is available immediately, with a button that exchanges
 * the bicycle for it.
 */
export function LineColorSwap({ line, title, swap, isPending }: LineColorSwapProps) {
  const t = useTranslations('cart.swap');
  const [isBusy, setIsBusy] = useState(false);
  const { color, amount } = swap;

  async function exchange() {
    setIsBusy(true);
    const failed = await replaceLine(line, swap);
    setIsBusy(false);
    if (failed) {
      showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
      return;
    }
    showToast({ message: t('done', { title, color }) });
    document.querySelector<HTMLElement>('[data-cart-heading]')?.focus();
  }

  return (
    <p className="lt-line-wide small text-2 mb-0">
      {t('hint', { color, amount })}{' '}
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={t('actionFor', { title, color })}
        disabled={isBusy || isPending || amount !== line.amount}
        onClick={() => void exchange()}
      >
        {t('action')}
      </button>
    </p>
  );
}

interface MountedLinesProps {
  readonly code: string;
  readonly parts: readonly CartLineView[];
  /** True on the cart page, where the configuration can be changed. */
  readonly isEditable: boolean;
}

/**
 * The mounted parts of a configured bicycle in the cart. They have no separate quantity and are removed together with
 * the bicycle.
 */
export function MountedLines({ code, parts, isEditable }: MountedLinesProps) {
  const t = useTranslations('cart.line');
  const language = useLocale();
  const shownPrice = useDisplayedPriceType();
  return (
    <>
      <MountedParts
        label={t('configuration', { code })}
        parts={parts.map(({ line, amount, isPending }) => {
          const cents = getDisplayedUnitCents(line, shownPrice);
          return {
            id: line.id,
            sku: line.product?.sku ?? null,
            title: line.product?.title ?? t('gone'),
            description: line.product?.shortDescription ?? '',
            price: cents === null || isPending ? '' : formatPrice(cents * amount, language),
          };
        })}
      />
      {isEditable && (
        <div className="lt-line-wide small">
          <Link href={`/configuration?code=${code}`} prefetch={false}>
            {t('changeConfiguration')}
          </Link>
        </div>
      )}
    </>
  );
}
