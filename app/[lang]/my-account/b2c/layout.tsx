import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AccountPageLayout } from '@/components/account/account-page-layout';
import { ClientMessages } from '@/components/ui/client-messages';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';

export const metadata: Metadata = { robots: { index: false } };

/**
 * Layout of the consumer account. The middleware checks access. The pages are the same for everybody, because the
 * browser loads the data.
 */
export default function AccountLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages
      namespaces={['account', 'cart', 'common', 'saveBasket', 'shipments', 'sharedBasket']}
    >
      <ShopProvider>
        <AccountPageLayout>{children}</AccountPageLayout>
      </ShopProvider>
    </ClientMessages>
  );
}
