import type { ReactNode } from 'react';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';

/** The steps of the checkout. They share what the shop has said: the way back needs no waiting. */
export default function CheckoutLayout({ children }: { readonly children: ReactNode }) {
  return <ShopProvider>{children}</ShopProvider>;
}
