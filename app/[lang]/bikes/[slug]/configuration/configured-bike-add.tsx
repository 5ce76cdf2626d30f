'use client';

import { useId } from 'react';
import { AddToBasketButton } from '@/components/cart/add-to-basket-button';
import { BikeNotOrderable } from '@/components/catalog/bike-not-orderable';
import { useBikeSelection } from '@/components/catalog/bike-selection';
import { useChangedPrice } from '@/components/catalog/use-changed-price';
import { useConfiguredParts } from '@/components/catalog/configuration-parts';
import { emptyPersParam } from '@/domain/basket/pers-param';
import { isOrderable } from '@/domain/catalog/orderable-alternative';
import { useViewedItem } from '@/lib/browser/events/use-viewed-item';
import { useBikeNote } from '@/lib/browser/state/bike-note';
import { useClientState } from '@/lib/browser/state/client-state';

interface Props {
  /** In the bar on phones the button is as wide as its words. */
  readonly inBar?: boolean;
  /** Instead of the usual words, where what is ordered is a preorder. */
  readonly label?: string | undefined;
}

/** Adds exactly what is configured, with the shopper's note on it: where catalogue and cart meet. */
export function ConfiguredBikeAdd({ inBar = false, label }: Props) {
  const id = useId();
  const { bike, selected } = useBikeSelection();
  const { chosen, code } = useConfiguredParts();
  const { expectedCents, refusalWords } = useChangedPrice();
  const [{ comment, date }] = useBikeNote(bike.slug);
  const orderable = isOrderable(selected);
  const { isB2b, preorder } = useClientState((state) => state);
  const hasParts = chosen.length > 0;
  useViewedItem(inBar ? null : bike.slug, () => ({
    id: selected.sku,
    name: bike.name,
    priceCents: selected.priceCents,
    quantity: 1,
  }));
  return (
    <>
      <AddToBasketButton
        productId={selected.productId}
        sku={selected.sku}
        title={bike.name}
        code={hasParts ? (code ?? undefined) : undefined}
        // What a b2b customer pays stands on no public page.
        shownCents={hasParts && !isB2b ? expectedCents : undefined}
        refusalWords={refusalWords}
        persParam={
          comment.trim() === '' && date === '' ? undefined : { ...emptyPersParam, comment, date }
        }
        className={inBar ? 'btn btn-primary' : undefined}
        label={preorder ? label : undefined}
        refusedBecause={orderable ? undefined : id}
      />
      {orderable ? null : <BikeNotOrderable id={id} brief={inBar} />}
    </>
  );
}
