import { AnsweredStatus } from '@/components/errors/late-status-page';

/** Shown to those who may not look (Spec §6). */
export default function UnauthorizedPage() {
  return <AnsweredStatus status={401} />;
}
