import { StatusPage } from '@/components/errors/status-page';

/** Shown for what does not exist (Spec §8). */
export default function NotFoundPage() {
  return <StatusPage status={404} />;
}
