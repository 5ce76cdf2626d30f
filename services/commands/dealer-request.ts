import { loadConfig } from '../platform/services-config';
import { systemClock } from '../platform/clock';
import type { Database } from '../database/database';
import { openExistingShopDatabase } from '../database/open-shop-database';
import { silentLogger } from '../platform/logger';
import { runCommand } from './run-command';
import {
  findMasterDataRequest,
  listRequestsUnderReview,
} from '../dealer-account/master-data/master-data.repository';
import {
  MasterDataReviewError,
  reviewMasterDataRequest,
} from '../dealer-account/master-data/review-master-data';
import { parseCommandArgs } from '../platform/parse-command-args';
import { createVatChecker } from '../shop/base/vat-checker';

const usage = [
  'npm run dealer-request -- list',
  'npm run dealer-request -- show <id>',
  'npm run dealer-request -- accept <id>',
  'npm run dealer-request -- refuse <id> --reason "…"',
  'An id may be shortened to how it begins.',
].join('\n');

class UsageError extends Error {}

/**
 * Lists, shows, accepts and rejects dealers' requests to change their master data. Can run while the shop is running.
 */
async function main(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseCommandArgs(words, {
    reason: { type: 'string', default: '' },
  });
  const [command = '', id = '', more] = positionals;
  const isList = command === 'list';
  const isKnown = isList || ['show', 'accept', 'refuse'].includes(command);
  if (!isKnown || more !== undefined) throw new UsageError('unknown command');
  if (!isList && !/^[0-9a-f]{4,32}$/.test(id)) throw new UsageError('the id is missing');
  const reason = values.reason.trim();
  if (command === 'refuse' && reason === '')
    throw new UsageError('a rejection needs a reason, which is sent to the dealer');

  const config = loadConfig();
  const { viesUrl } = config;
  const db = await openExistingShopDatabase(config);
  try {
    if (isList) return print(await listed(db));
    if (command === 'show') return print(await shown(db, id));
    const vatChecker = createVatChecker({ viesUrl, clock: systemClock, logger: silentLogger });
    const review = { id, isAccepted: command === 'accept', reason };
    const request = await reviewMasterDataRequest({ db, clock: systemClock, vatChecker }, review);
    print(`Request ${request.id} of ${request.wanted.company} is ${request.state}.`);
  } finally {
    await db.destroy();
  }
}

async function listed(db: Database): Promise<string> {
  const requests = await listRequestsUnderReview(db);
  if (requests.length === 0) return 'Nothing is under review.';
  return requests.map(({ id, sentAt, wanted }) => `${id}  ${sentAt}  ${wanted.company}`).join('\n');
}

async function shown(db: Database, id: string): Promise<string> {
  const request = await findMasterDataRequest(db, id);
  if (!request) throw new MasterDataReviewError(`There is no request ${id}, or more than one.`);
  return JSON.stringify(request, null, 2);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

await runCommand(main, { expectedErrors: [MasterDataReviewError], usage });
