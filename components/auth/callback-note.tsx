'use client';

import { useTranslations } from 'next-intl';
import type { LoginProblem } from '@/domain/session/login-problem';
import { Note } from '../ui/message/note';

/** Why a visitor was sent here, or came back from the provider's own pages without being signed in. */
export function CallbackNote({ problem }: { problem: LoginProblem | null }) {
  const t = useTranslations('session.problems');
  if (problem === null) return null;
  return (
    <Note tone={problem === 'sessionEnded' ? 'notice' : 'error'} role="status" className="mb-4">
      <p>{t(problem)}</p>
    </Note>
  );
}
