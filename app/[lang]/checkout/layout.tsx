import type { ReactNode } from 'react';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';

/** Layout of the checkout steps. They share the loaded shop data, so going back to a step needs no new request. */
export default function CheckoutLayout({ children }: { readonly children: ReactNode }) {
  return <ShopProvider>{children}</ShopProvider>;
}
