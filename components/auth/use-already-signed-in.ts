'use client';

import { useEffect, useState } from 'react';
import { confirmedCustomer } from '@/lib/browser/sign-in/confirmed-customer';
import { destinationAfterSignIn } from '@/domain/session/destination';
import { useIsCustomer } from '@/lib/browser/sign-in/use-is-customer';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { useLoginFlow } from './login-flow';

/** Leads on who comes here signed in already; true while it does. Signing in on this page is not its matter. */
export function useAlreadySignedIn(): boolean {
  const router = useRouter();
  const { query } = useLoginFlow();
  const isCustomer = useIsCustomer();
  const [wasCustomer, setWasCustomer] = useState<boolean | null>(null);
  if (isCustomer !== null && wasCustomer === null) setWasCustomer(isCustomer);
  const isLeaving = wasCustomer === true && query.view !== 'change';

  useEffect(() => {
    if (!isLeaving) return;
    let isCurrent = true;
    void confirmedCustomer().then((customerType) => {
      if (!isCurrent) return;
      if (customerType === null) setWasCustomer(false);
      else router.replace(destinationAfterSignIn(query, customerType));
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, query, router]);

  return isLeaving;
}
