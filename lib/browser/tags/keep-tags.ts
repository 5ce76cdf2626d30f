import { type ConsentChoices, serialiseConsent } from '@/domain/consent/consent';
import { consentSignals } from '@/domain/consent/consent-signals';
import { loadedTags, type TagIds } from '@/domain/tags/loaded-tags';
import { followPage } from './follow-page';
import { tellHostedSignIn } from './hosted-sign-in';
import { loadTags } from './load-tags';
import { removeWithdrawn } from './remove-withdrawn';
import { sendTo } from './send-to';
import { deliverTo } from '@/lib/browser/events/track';

let applied: string | null = null;

/**
 * Makes the tag system follow the visitor's choice and way: first the consent signals (Spec §4), then, for what was agreed to,
 * the code and the events. Without an agreement nothing is loaded, and what was waiting is forgotten.
 */
export function keepTags(ids: TagIds, choices: ConsentChoices, path: string): void {
  const choice = serialiseConsent(choices);
  const isNew = choice !== applied;
  applied = choice;
  if (isNew) {
    window.gtag?.('consent', 'update', consentSignals(choices));
    removeWithdrawn(choices);
  }
  followPage(path);
  tellHostedSignIn();
  if (!isNew) return;
  const tags = loadedTags(ids, choices);
  loadTags(tags);
  deliverTo(sendTo(tags));
}
