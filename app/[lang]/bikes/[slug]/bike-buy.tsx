'use client';

import { BikePurchase } from '@/components/catalog/bike/bike-purchase';
import { BikeAdd } from './bike-add';

interface Props {
  readonly claim: string;
  /** Replaces the default button label if the model is a preorder. */
  readonly orderLabel?: string | undefined;
}

/** The purchase column with the buttons that add to the basket. */
export function BikeBuy({ claim, orderLabel }: Props) {
  return (
    <BikePurchase
      claim={claim}
      addToBasket={<BikeAdd label={orderLabel} />}
      addFromBar={<BikeAdd label={orderLabel} inBar />}
    />
  );
}
