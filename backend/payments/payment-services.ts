import type { ShopServices } from '../shop/base/context';
import type { PaymentProvider } from './payment-provider';

/** What lives as long as the process. */
export interface PaymentServices extends Pick<
  ShopServices,
  'db' | 'clock' | 'logger' | 'siteUrl' | 'tokenSecret' | 'payments'
> {
  provider: PaymentProvider;
}
