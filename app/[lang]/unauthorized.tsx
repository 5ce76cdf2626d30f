import { StatusPage } from '@/components/errors/status-page';

/** Shown to those who may not look (Spec §6). */
export default function UnauthorizedPage() {
  return <StatusPage status={401} />;
}
