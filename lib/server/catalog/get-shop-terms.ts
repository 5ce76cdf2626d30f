import 'server-only';
import { cache } from 'react';
import { readShopTerms, type ShopTerms } from '@/lib/gateways/shop/terms.gateway';
import { orElse, required } from '@/lib/server/required';

/** What the house promises of every order; null, and a line in the log, when the shop does not say. */
export const getShopTerms = cache((): Promise<ShopTerms | null> =>
  orElse(
    readShopTerms().then((result) => required(result, 'shop terms')),
    null,
  ),
);
