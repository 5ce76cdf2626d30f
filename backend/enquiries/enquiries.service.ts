import type { RestServices } from '../rest/rest-services';
import { forgetOldMessages } from './contact/contact.service';
import { removeStaleSubscriptions } from './newsletter/newsletter.service';
import { forgetOldTestRides } from './test-rides/test-rides.service';
import { forgetUnconfirmedWatches } from './watches/watches.service';

/** Forgets the enquiries whose time is over; each kind says how long that is. Declarations of withdrawal are kept. */
export async function forgetOldEnquiries(
  services: Pick<RestServices, 'db' | 'clock'>,
): Promise<void> {
  await forgetOldMessages(services);
  await forgetOldTestRides(services);
  await removeStaleSubscriptions(services);
  await forgetUnconfirmedWatches(services);
}

export { tellWatchers } from './watches/tell-watchers';
export {
  decideByHouse,
  decisionCommandUsage,
  readDecisionCommand,
  remindOfHolds,
} from './withdrawal/withdrawal.service';
