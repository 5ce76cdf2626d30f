import type { Metadata } from 'next';
import { LazyStatusPage } from '@/components/errors/lazy-status-page';

/** Next.js uses this metadata for every response with status 404, including the error page itself. */
export const metadata: Metadata = { title: '404', robots: { index: false } };

/** Shown when a page does not exist (Specification §8). */
export default function NotFoundPage() {
  return <LazyStatusPage status={404} />;
}
