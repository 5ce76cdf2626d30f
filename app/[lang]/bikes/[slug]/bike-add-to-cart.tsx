'use client';

import { type ComponentProps, useId } from 'react';
import { AddToBasketButton } from '@/components/cart/add-to-basket-button';
import { BikeNotOrderable } from '@/components/catalog/bike/bike-not-orderable';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { isVariantOrderable } from '@/domain/catalog/variant-alternatives';
import { useViewedItem } from '@/lib/browser/tracking/use-viewed-item';
import { useClientState } from '@/lib/browser/state/client-state';

export interface BikeAddToCartProps {
  /** True in the sticky bar on phones, where the button is only as wide as its label. */
  readonly inBar?: boolean;
  /** Button label while the model is on preorder. */
  readonly label?: string | undefined;
}

interface Props extends BikeAddToCartProps {
  /** Additional props of the button, such as configuration code and customer's note. */
  readonly buttonProps?: Pick<
    ComponentProps<typeof AddToBasketButton>,
    'code' | 'shownCents' | 'describeRejection' | 'persParam'
  >;
}

/** The button that adds the selected variant to the basket, or a note if the variant cannot be ordered. */
export function BikeAddToCart({ inBar = false, label, buttonProps }: Props) {
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
        {...buttonProps}
        productId={selected.productId}
        sku={selected.sku}
        title={bike.name}
        className={inBar ? 'btn btn-primary' : undefined}
        label={isPreorder ? label : undefined}
        rejectionReasonId={orderable ? undefined : id}
      />
      {orderable ? null : <BikeNotOrderable id={id} isCompact={inBar} />}
    </>
  );
}
