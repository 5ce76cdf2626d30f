import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SignOutButton } from '@/components/account/sign-out-button';
import { B2bFrame } from '@/components/b2b/frame/b2b-frame';
import { ClientMessages } from '@/components/ui/words/client-messages';

export const metadata: Metadata = { robots: { index: false } };

/** The dealer account. Who may enter is decided in middleware.ts; the pages are the same for everybody and filled in the browser. */
export default function DealerAccountLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={['account', 'b2b', 'shipments']}>
      <B2bFrame signOut={<SignOutButton />}>{children}</B2bFrame>
    </ClientMessages>
  );
}
