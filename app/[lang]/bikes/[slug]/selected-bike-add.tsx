'use client';

import { AddToBasketButton } from '@/components/cart/add-to-basket-button';
import { useBikeSelection } from '@/components/catalog/bike-selection';
import { emptyPersParam } from '@/domain/basket/pers-param';

interface Props {
  /** In the bar on phones the button is as wide as its words. */
  readonly inBar?: boolean;
}

/** Adds exactly the selected variant, with the shopper's comment on it: where catalogue and cart meet. */
export function SelectedBikeAdd({ inBar = false }: Props) {
  const { bike, selected, comment } = useBikeSelection();
  return (
    <AddToBasketButton
      productId={selected.productId}
      sku={selected.sku}
      title={bike.name}
      persParam={comment.trim() === '' ? undefined : { ...emptyPersParam, comment }}
      className={inBar ? 'btn btn-primary' : undefined}
    />
  );
}
