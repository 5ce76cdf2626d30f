import { useLocale, useTranslations } from 'next-intl';
import { MountedParts } from '@/components/ui/picture/mounted-parts';
import { type BasketLine, getLineCents } from '@/domain/basket/basket';
import { formatAmount } from '@/domain/money/format-money';

interface Props {
  readonly code: string;
  readonly parts: readonly BasketLine[];
}

/** The parts mounted on a bicycle in a saved or shared basket. */
export function BasketItemMountedParts({ code, parts }: Props) {
  const t = useTranslations('sharedBasket');
  const language = useLocale();
  return (
    <MountedParts
      label={t('configuration', { code })}
      parts={parts.map((line) => {
        const cents = getLineCents(line);
        return {
          id: line.id,
          sku: line.product?.sku ?? null,
          title: line.product?.title ?? t('gone'),
          description: line.product?.shortDescription ?? '',
          price: cents === null ? '' : formatAmount(cents, language),
        };
      })}
    />
  );
}
