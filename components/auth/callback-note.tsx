'use client';

import { useTranslations } from 'next-intl';
import { callbackProblem } from '@/lib/auth/callback-problem';
import { useHydrated } from '@/lib/client-state/use-hydrated';
import { rememberedOwner } from '@/lib/session/last-owner';
import { Note } from '../ui/note';

/** Why a visitor was sent here, or came back from the provider's own pages without being signed in. */
export function CallbackNote({ problem }: { problem: string | null }) {
  const t = useTranslations('session.problems');
  const isAlive = useHydrated();
  const hasBrokenOff = isAlive && rememberedOwner() !== null;
  const key = callbackProblem(problem) ?? (hasBrokenOff ? 'sessionEnded' : null);
  if (key === null) return null;
  return (
    <Note tone={key === 'sessionEnded' ? 'notice' : 'error'} role="status" className="mb-4">
      <p>{t(key)}</p>
    </Note>
  );
}
