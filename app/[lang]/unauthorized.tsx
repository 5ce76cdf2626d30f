import { LazyStatusPage } from '@/components/errors/lazy-status-page';

/** Shown to those who may not look (Spec §6). */
export default function UnauthorizedPage() {
  return <LazyStatusPage status={401} />;
}
