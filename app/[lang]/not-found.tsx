import type { Metadata } from 'next';
import { LazyStatusPage } from '@/components/errors/lazy-status-page';

/** Next takes the words of every page that is answered with 404 from here, also of the error page itself. */
export const metadata: Metadata = { title: '404', robots: { index: false } };

/** Shown for what does not exist (Spec §8). */
export default function NotFoundPage() {
  return <LazyStatusPage status={404} />;
}
