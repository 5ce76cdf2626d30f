'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Basket, BasketShipment, ShipmentOption } from '@/domain/basket/basket';
import { listShipmentItems } from '@/domain/basket/basket-view';
import { isBasketAmountHidden } from '@/domain/basket/basket-view';
import { formatAmount } from '@/domain/money/format-money';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { setShipmentPreference } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';
import { formatDays } from '@/lib/platform/i18n/format-days';
import { OptionRow } from '@/components/ui/form/option-row';
import { useQuantityText } from './use-quantity-text';
import './split-shipment-choice.scss';

/**
 * The choice between one shipment and a split shipment, with the dates and shipping costs of each. Renders nothing if
 * the shop service offers no choice for the basket.
 */
export function SplitShipmentChoice({ basket }: { readonly basket: Basket }) {
  const t = useTranslations('splitShipment');
  const name = useId();
  const [pendingMode, setPendingMode] = useState<ShipmentMode | null>(null);
  const { shipmentOptions, shipmentMode } = basket;
  if (!shipmentOptions) return null;

  async function choose(mode: ShipmentMode) {
    setPendingMode(mode);
    const rejection = await setShipmentPreference(mode);
    setPendingMode(null);
    if (rejection) showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
  }

  return (
    <fieldset className="mb-5" data-needs="shipmentChoice">
      <legend className="h4 mb-3">{t('title')}</legend>
      {shipmentOptions.options.toReversed().map((option) => (
        <OptionRow
          key={option.mode}
          className="lt-split-shipment"
          name={name}
          value={option.mode}
          title={t(option.mode)}
          text={<Shipments option={option} basket={basket} />}
          aside={<Freight option={option} basket={basket} />}
          checked={option.mode === (pendingMode ?? shipmentMode)}
          onChange={() => void choose(option.mode)}
        />
      ))}
      {shipmentOptions.country && (
        <p className="small text-2 mt-2 mb-0">
          {t('goesTo', { country: shipmentOptions.country.title })}
        </p>
      )}
    </fieldset>
  );
}

type Part = { readonly option: ShipmentOption; readonly basket: Basket };

function Freight({ option: { delivery }, basket }: Part) {
  const t = useTranslations('splitShipment');
  const language = useLocale();
  if (isBasketAmountHidden(basket, useDisplayedPriceType())) return null;
  if (delivery.cents === 0) return t('free');
  return t(delivery.isNet ? 'shippingCostNet' : 'shippingCost', {
    price: formatAmount(delivery.cents, language),
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
  const t = useTranslations('splitShipment');
  const language = useLocale();
  const write = useQuantityText();
  const isPickup = basket.shipmentOptions?.country === null;
  const days = shipment.days
    ? t(isPickup ? 'ready' : 'arrives', { days: formatDays(shipment.days, language) })
    : t('dayFollows');
  return isAlone ? days : t('part', { contents: write(listShipmentItems(shipment, basket)), days });
}
