import { useLocale, useTranslations } from 'next-intl';
import { formatPrice } from '@/domain/money/format-money';

type PriceProps = {
  cents: number;
  /** True to add the prefix "ab" (from) to the price. */
  isFrom?: boolean;
  className?: string;
};

/** A formatted price. Cents are omitted if they are zero. */
export function Price({ cents, isFrom = false, className }: PriceProps) {
  const t = useTranslations('common');
  const price = formatPrice(cents, useLocale());
  return (
    <span className={['num', className].filter(Boolean).join(' ')}>
      {isFrom ? t('from', { price }) : price}
    </span>
  );
}
