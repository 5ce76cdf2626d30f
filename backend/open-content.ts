import type { BackendConfig } from './config/environment';
import { createContentWebhook } from './content/content-webhook';
import { createEntryStore, type EntryStore } from './content/entry-store';
import { tellScheduled } from './content/tell-scheduled';
import { withToldDealers } from './content/told-dealers';
import { systemClock } from './database/clock';
import type { Database } from './database/database';
import { findToldDealers } from './dealer-account/dealer-account.service';
import type { Catalogue } from './demo-source/catalogue-files';
import type { Logger } from './observability/logger';

/**
 * The content of the demo folder with what dealers have told of themselves; the site is told of what changes in it when both share a
 * secret.
 */
export function openContent(
  { demoDir, siteUrl, revalidateSecret: secret }: BackendConfig,
  db: Database,
  logger: Logger,
  catalogue: Catalogue,
): {
  store: EntryStore;
  lookForTold: () => Promise<unknown>;
  tellOfScheduled: () => Promise<unknown>;
} {
  const options = { demoDir, clock: systemClock, logger, catalogue };
  const onChange = secret === null ? null : createContentWebhook({ siteUrl, secret, logger });
  const files = createEntryStore(onChange ? { ...options, onChange } : options);
  const { store, update } = withToldDealers(files);
  const lookForTold = async () => {
    const changes = update(await findToldDealers(db));
    if (changes.length > 0) await onChange?.(changes);
  };
  const content = () => store.current().PUBLISHED;
  const tellOfScheduled = async () =>
    onChange && tellScheduled({ db, clock: systemClock, content, tell: onChange });
  return { store, lookForTold, tellOfScheduled };
}
