'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Basket, BasketShipment, PartingOption } from '@/domain/basket/basket';
import { piecesIn } from '@/domain/basket/basket-parting';
import { hidesBasketAmounts } from '@/domain/basket/shown-amounts';
import { writeSum } from '@/domain/money/write-money';
import type { PartingWish } from '@/domain/shipment/shipment';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { setPartingWish } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';
import { formatDays } from '@/lib/platform/i18n/days';
import { OptionRow } from '../form/option-row';
import { usePiecesText } from '../words/pieces-text';
import './parting-choice.scss';

/** Everything together, or what is there at once: with the days of each shipment and the freight, before one is chosen. Nothing where both come to the same. */
export function PartingChoice({ basket }: { readonly basket: Basket }) {
  const t = useTranslations('parting');
  const name = useId();
  const [wished, setWished] = useState<PartingWish | null>(null);
  const { parting, deliveryWish } = basket;
  if (!parting) return null;

  async function choose(wish: PartingWish) {
    setWished(wish);
    const refused = await setPartingWish(wish);
    setWished(null);
    if (refused) showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
  }

  return (
    <fieldset className="mb-5">
      <legend className="h4 mb-3">{t('title')}</legend>
      {parting.options.toReversed().map((option) => (
        <OptionRow
          key={option.wish}
          className="lt-parting"
          name={name}
          value={option.wish}
          title={t(option.wish)}
          text={<Shipments option={option} basket={basket} />}
          aside={<Freight option={option} basket={basket} />}
          checked={option.wish === (wished ?? deliveryWish)}
          onChange={() => void choose(option.wish)}
        />
      ))}
      {parting.country && (
        <p className="small text-2 mt-2 mb-0">{t('goesTo', { country: parting.country.title })}</p>
      )}
    </fieldset>
  );
}

type Part = { readonly option: PartingOption; readonly basket: Basket };

function Freight({ option: { delivery }, basket }: Part) {
  const t = useTranslations('parting');
  const language = useLocale();
  if (hidesBasketAmounts(basket, useShownPrice())) return null;
  if (delivery.cents === 0) return t('free');
  return t(delivery.isNet ? 'freightNet' : 'freight', {
    price: writeSum(delivery.cents, language),
  });
}

function Shipments({ option, basket }: Part) {
  return option.shipments.map((shipment, index) => (
    <span key={index} className="d-block">
      <ShipmentText shipment={shipment} basket={basket} isAlone={option.shipments.length === 1} />
    </span>
  ));
}

function ShipmentText({
  shipment,
  basket,
  isAlone,
}: {
  readonly shipment: BasketShipment;
  readonly basket: Basket;
  readonly isAlone: boolean;
}) {
  const t = useTranslations('parting');
  const language = useLocale();
  const write = usePiecesText();
  const isPickup = basket.parting?.country === null;
  const days = shipment.days
    ? t(isPickup ? 'ready' : 'arrives', { days: formatDays(shipment.days, language) })
    : t('dayFollows');
  return isAlone ? days : t('part', { contents: write(piecesIn(shipment, basket)), days });
}
