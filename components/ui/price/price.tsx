import { useLocale, useTranslations } from 'next-intl';
import { formatPrice } from '@/domain/money/format-money';

type PriceProps = {
  cents: number;
  /** Says "ab", from. */
  isFrom?: boolean;
  className?: string;
};

/** A price in a list or on a stage, without cents when there are none (design README §8). */
export function Price({ cents, isFrom = false, className }: PriceProps) {
  const t = useTranslations('common');
  const price = formatPrice(cents, useLocale());
  return (
    <span className={['num', className].filter(Boolean).join(' ')}>
      {isFrom ? t('from', { price }) : price}
    </span>
  );
}
