'use client';

import { resolveErrorStatus } from '@/lib/platform/http/error-status';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { ClientErrorPage } from './lazy-status-page';

/**
 * The error page that replaces a page whose footer or cookie dialog could not be loaded. Its status is 503 while the
 * service is unavailable, otherwise that of the area of the site (Specification §2, §8), otherwise 500. On the server
 * it throws, so that the page is not cached and an older cached version is kept.
 */
export function LayoutError({ digest }: { digest: string }) {
  const path = usePathname();
  if (typeof window === 'undefined')
    throw Object.assign(new Error('The footer or the cookie dialog could not be loaded'), {
      digest,
    });
  return <ClientErrorPage status={resolveErrorStatus(path, digest)} reference={digest} />;
}
