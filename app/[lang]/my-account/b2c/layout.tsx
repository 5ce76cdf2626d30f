import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AccountFrame } from '@/components/account/account-frame';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';

export const metadata: Metadata = { robots: { index: false } };

/** The consumer account. Who may enter is decided in middleware.ts; the pages are the same for everybody and filled in the browser. */
export default function AccountLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={['account', 'cart', 'common', 'saveBasket', 'shipments', 'takeOver']}
    >
      <ShopProvider>
        <AccountFrame>{children}</AccountFrame>
      </ShopProvider>
    </ClientMessages>
  );
}
