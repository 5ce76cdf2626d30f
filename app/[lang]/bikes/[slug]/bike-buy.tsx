'use client';

import { BikePurchase } from '@/components/catalog/bike/bike-purchase';
import { BikeAdd } from './bike-add';

interface Props {
  readonly claim: string;
  /** What the button says instead, where the model is ordered before it is sold. */
  readonly orderLabel?: string | undefined;
}

/** The buy column with the buttons that add to the basket. */
export function BikeBuy({ claim, orderLabel }: Props) {
  return (
    <BikePurchase
      claim={claim}
      addToBasket={<BikeAdd label={orderLabel} />}
      addFromBar={<BikeAdd label={orderLabel} inBar />}
    />
  );
}
