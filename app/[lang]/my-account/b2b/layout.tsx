import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SignOutButton } from '@/components/account/sign-out-button';
import { B2bLayout } from '@/components/b2b/b2b-layout';
import { ClientMessages } from '@/components/ui/client-messages';

export const metadata: Metadata = { robots: { index: false } };

/**
 * Layout of the dealer account. The middleware checks access. The pages are the same for everybody, because the browser
 * loads the data.
 */
export default function DealerAccountLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={['account', 'b2b', 'shipments']}>
      <B2bLayout signOut={<SignOutButton />}>{children}</B2bLayout>
    </ClientMessages>
  );
}
