'use client';

import { BikePurchase } from '@/components/catalog/bike/bike-purchase';
import { BikeAddToCart } from './bike-add-to-cart';

interface Props {
  readonly claim: string;
  /** Replaces the default button label if the model is a preorder. */
  readonly orderLabel?: string | undefined;
}

/** The purchase column with the buttons that add to the basket. */
export function BikeBuyBox({ claim, orderLabel }: Props) {
  return (
    <BikePurchase
      claim={claim}
      addToBasket={<BikeAddToCart label={orderLabel} />}
      addFromBar={<BikeAddToCart label={orderLabel} inBar />}
    />
  );
}
