import type { ReactNode } from 'react';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';

/** Layout of all checkout steps. The steps share loaded shop data, so going back needs no new request. */
export default function CheckoutLayout({ children }: { readonly children: ReactNode }) {
  return <ShopProvider>{children}</ShopProvider>;
}
