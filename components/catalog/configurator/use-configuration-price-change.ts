'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { parsePriceChange } from '@/domain/configurator/configuration-errors';
import { isMountError } from '@/domain/configurator/configuration-errors';
import { formatPrice } from '@/domain/money/format-money';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { useConfiguredParts } from './configuration-parts';

/**
 * Returns the price expected for a configuration, and the messages for rejections by the shop service: a changed price
 * (with the current price and the item that changed) or parts not approved for the bicycle. After a changed price, the
 * next attempt expects the new price, until the configuration changes.
 */
export function useConfigurationPriceChange() {
  const t = useTranslations('configurator.priceChanged');
  const notApproved = useTranslations('configurator.notApproved');
  const language = useLocale();
  const { bike, selected } = useBikeSelection();
  const { chosen, code, sum } = useConfiguredParts();
  const [announced, setAnnounced] = useState<{ code: string | null; cents: number } | null>(null);

  function describeRejection(message: string): { title: string; message: string } | null {
    if (isMountError(message)) return { title: notApproved('title'), message: notApproved('text') };
    const changed = parsePriceChange(message);
    if (changed === null) return null;
    setAnnounced({ code, cents: changed.totalCents });
    const shown = [
      { sku: selected.sku, name: bike.name, priceCents: selected.priceCents },
      ...chosen,
    ];
    const pieces = changed.pieces.flatMap(({ sku, cents }) => {
      const piece = shown.find((one) => one.sku === sku);
      if (piece === undefined || piece.priceCents === cents) return [];
      const prices = {
        now: formatPrice(cents, language),
        shown: formatPrice(piece.priceCents, language),
      };
      return [t('piece', { name: piece.name, ...prices })];
    });
    const total = {
      now: formatPrice(changed.totalCents, language),
      shown: formatPrice(sum.priceCents, language),
    };
    return { title: t('title'), message: [t('total', total), ...pieces, t('again')].join(' ') };
  }

  return {
    expectedCents: announced?.code === code ? announced.cents : sum.priceCents,
    describeRejection,
  };
}
