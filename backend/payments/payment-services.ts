import type { ShopServices } from '../shop/base/context';
import type { ForeignShop } from './foreign/foreign-shop';
import type { PaymentProvider } from './payment-provider';

/** What lives as long as the process. */
export interface PaymentServices extends Pick<
  ShopServices,
  'db' | 'clock' | 'logger' | 'siteUrl' | 'tokenSecret' | 'payments'
> {
  provider: PaymentProvider;
  /** The shop whose orders are paid here, when it is another than ours. */
  foreignShop?: ForeignShop | null;
}
