import { onSessionEnd } from '@/lib/browser/session/session-end';
import { createKeptText, type KeptText } from '@/lib/browser/state/kept-text';

/** What a b2b customer typed into this tab. Nothing else goes in here, never a price (ARCHITECTURE §4, decision 9). */
export function createTypedText(storageKey: string): KeptText {
  const kept = createKeptText(storageKey);
  // Whoever comes next finds what is stored for them: at the end of a session that is nothing (lib/browser/session/forget-caller).
  if (typeof window !== 'undefined') onSessionEnd(kept.lookAgain);
  return kept;
}
