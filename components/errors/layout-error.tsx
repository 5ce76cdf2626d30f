'use client';

import { resolveErrorStatus } from '@/lib/platform/http/error-status';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { ClientErrorPage } from './lazy-status-page';

/**
 * Stands in for a page whose footer or cookie box could not be read: page error 500, or what its part of the site forces (Spec §2,
 * §8), or 503 while the service is away. On the server it fails, so that nothing keeps this page and an older good one stays.
 */
export function LayoutError({ digest }: { digest: string }) {
  const path = usePathname();
  if (typeof window === 'undefined')
    throw Object.assign(new Error('The footer or the cookie box could not be read'), { digest });
  return <ClientErrorPage status={resolveErrorStatus(path, digest)} reference={digest} />;
}
