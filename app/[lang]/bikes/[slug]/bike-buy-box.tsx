'use client';

import { BikePurchase } from '@/components/catalog/bike/bike-purchase';
import { BikeAddToCart } from './bike-add-to-cart';

interface Props {
  readonly claim: string;
  /** Button label for a model on preorder; otherwise the default label is shown. */
  readonly orderLabel?: string | undefined;
}

/** The purchase column of a bike page with the buttons that add the variant to the basket. */
export function BikeBuyBox({ claim, orderLabel }: Props) {
  return (
    <BikePurchase
      claim={claim}
      addToBasket={<BikeAddToCart label={orderLabel} />}
      addFromBar={<BikeAddToCart label={orderLabel} inBar />}
    />
  );
}
