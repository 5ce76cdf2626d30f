import { LazyStatusPage } from '@/components/errors/lazy-status-page';

/** Shown to visitors without access (Specification §6). */
export default function UnauthorizedPage() {
  return <LazyStatusPage status={401} />;
}
