'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MountedParts } from '@/components/ui/picture/mounted-parts';
import { shownPieceCents } from '@/domain/basket/shown-amounts';
import { writePrice } from '@/domain/money/write-money';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import type { ShownLine } from '@/lib/browser/basket/use-cart';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/by-use/order.scss';

interface Props {
  readonly code: string;
  readonly parts: readonly ShownLine[];
  /** On the cart page the configuration can be changed. */
  readonly isEditable: boolean;
}

/** The parts of a configured bicycle in the cart; they have no amount of their own and go with it. */
export function MountedLines({ code, parts, isEditable }: Props) {
  const t = useTranslations('cart.line');
  const language = useLocale();
  const shownPrice = useShownPrice();
  return (
    <>
      <MountedParts
        label={t('configuration', { code })}
        parts={parts.map(({ line, amount, isPending }) => {
          const cents = shownPieceCents(line, shownPrice);
          return {
            id: line.id,
            sku: line.product?.sku ?? null,
            title: line.product?.title ?? t('gone'),
            description: line.product?.shortDescription ?? '',
            price: cents === null || isPending ? '' : writePrice(cents * amount, language),
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
