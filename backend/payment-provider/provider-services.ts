import type { Clock } from '../database/clock';
import type { Database } from '../database/database';
import type { Logger } from '../observability/logger';

/** What lives as long as the process. */
export interface ProviderServices {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Where buyers find the payment pages: the site's own address. */
  siteUrl: string;
}
