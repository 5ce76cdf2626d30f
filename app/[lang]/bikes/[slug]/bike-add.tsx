'use client';

import { type ComponentProps, useId } from 'react';
import { AddToBasketButton } from '@/components/cart/add-to-basket-button';
import { BikeNotOrderable } from '@/components/catalog/bike/bike-not-orderable';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { isVariantOrderable } from '@/domain/catalog/variant-alternatives';
import { useViewedItem } from '@/lib/browser/tracking/use-viewed-item';
import { useClientState } from '@/lib/browser/state/client-state';

export interface BikeAddProps {
  /** In the bar on phones the button is as wide as its words. */
  readonly inBar?: boolean;
  /** Instead of the usual words, where what is ordered is a preorder. */
  readonly label?: string | undefined;
}

interface Props extends BikeAddProps {
  /** What goes into the basket beside the variant. */
  readonly more?: Pick<
    ComponentProps<typeof AddToBasketButton>,
    'code' | 'shownCents' | 'refusalWords' | 'persParam'
  >;
}

/** Adds the selected variant, and says why where it cannot be ordered: where catalogue and cart meet. */
export function BikeAdd({ inBar = false, label, more }: Props) {
  const id = useId();
  const { bike, selected } = useBikeSelection();
  const orderable = isVariantOrderable(selected);
  const isPreorder = useClientState(({ preorder }) => preorder);
  useViewedItem(inBar ? null : bike.slug, () => ({
    id: selected.sku,
    name: bike.name,
    priceCents: selected.priceCents,
    quantity: 1,
  }));
  return (
    <>
      <AddToBasketButton
        {...more}
        productId={selected.productId}
        sku={selected.sku}
        title={bike.name}
        className={inBar ? 'btn btn-primary' : undefined}
        label={isPreorder ? label : undefined}
        rejectionReason={orderable ? undefined : id}
      />
      {orderable ? null : <BikeNotOrderable id={id} isCompact={inBar} />}
    </>
  );
}
