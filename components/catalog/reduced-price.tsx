import { useLocale, useTranslations } from 'next-intl';
import { findPriceReduction } from '@/domain/catalog/price';
import { formatPrice } from '@/domain/money/format-money';
import './product-card.scss';

interface Priced {
  readonly priceCents: number;
  readonly lowestPrice30DaysCents: number | null;
}

/**
 * A price. If it is reduced, also the lowest price of the last 30 days, struck out and labeled for screen readers (§ 11
 * PAngV).
 */
export function ReducedPrice({ price }: { readonly price: Priced }) {
  const t = useTranslations('reduced');
  const locale = useLocale();
  const reduction = findPriceReduction(price);
  const now = formatPrice(price.priceCents, locale);
  if (reduction === null) return now;
  return (
    <>
      <s className="lt-previous-price me-2">
        <span className="visually-hidden">{t('lowest30')} </span>
        {formatPrice(reduction.fromCents, locale)}
      </s>
      <span className="visually-hidden">{t('now')} </span>
      <span className="text-danger">{now}</span>
    </>
  );
}

interface WordsProps {
  readonly price: Priced & { readonly listPriceCents: number | null };
  /** The model year of the recommended retail price, if it is an earlier one; otherwise undefined. */
  readonly year?: number;
}

/** Explains the struck-out price and the recommended retail price. Renders nothing if the price is not reduced. */
export function ReducedPriceNotice({ price, year }: WordsProps) {
  const t = useTranslations('reduced');
  const locale = useLocale();
  const reduction = findPriceReduction(price);
  const { listPriceCents } = price;
  const text = [
    reduction === null
      ? []
      : [t('lowest30Is', { price: formatPrice(reduction.fromCents, locale) })],
    listPriceCents === null || listPriceCents <= price.priceCents
      ? []
      : [
          year === undefined
            ? t('list', { price: formatPrice(listPriceCents, locale) })
            : t('listOf', { year: String(year), price: formatPrice(listPriceCents, locale) }),
        ],
  ].flat();
  return text.join(' ');
}
