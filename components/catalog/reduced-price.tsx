import { useLocale, useTranslations } from 'next-intl';
import { findPriceReduction } from '@/domain/catalog/price';
import { formatPrice } from '@/domain/money/format-money';
import './product-card.scss';

interface Priced {
  readonly priceCents: number;
  readonly lowestPrice30DaysCents: number | null;
}

/** A price; where it is a reduction, behind the lowest one of 30 days, struck and named to whoever does not see the line (§ 11 PAngV). */
export function ReducedPrice({ price }: { readonly price: Priced }) {
  const t = useTranslations('reduced');
  const locale = useLocale();
  const reduction = findPriceReduction(price);
  const now = formatPrice(price.priceCents, locale);
  if (reduction === null) return now;
  return (
    <>
      <s className="lt-was me-2">
        <span className="visually-hidden">{t('lowest30')} </span>
        {formatPrice(reduction.fromCents, locale)}
      </s>
      <span className="visually-hidden">{t('now')} </span>
      <span className="text-rost">{now}</span>
    </>
  );
}

interface WordsProps {
  readonly price: Priced & { readonly listPriceCents: number | null };
  /** The model year of the recommended price, where it is an earlier one. */
  readonly year?: number;
}

/** Says what the struck price is, and the recommended one by its name; nothing for a price that is not reduced. */
export function ReducedPriceNote({ price, year }: WordsProps) {
  const t = useTranslations('reduced');
  const locale = useLocale();
  const reduction = findPriceReduction(price);
  const { listPriceCents } = price;
  const words = [
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
  return words.join(' ');
}
