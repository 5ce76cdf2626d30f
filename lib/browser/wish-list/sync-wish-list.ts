import { NoticeListChangeDocument } from '@/graphql/generated/shop/graphql';
import { type ShopResult, runShopOperation } from '@/lib/browser/shop/run-operation';
import {
  mergeWishList,
  buildWishListUpdate,
  restoreRejectedUpdate,
} from '@/domain/wish-list/wish-list-sync';
import { getWishList, setWishList, getWishListOwner } from './wish-list';

/** Adds to the caller's notice list and takes off it; gives the numbers of all it holds then. The same key acts once. */
function updateNoticeList({
  key,
  add,
  remove,
}: {
  key: string;
  add: readonly string[];
  remove: readonly string[];
}): Promise<ShopResult<string[]>> {
  return runShopOperation(
    NoticeListChangeDocument,
    { key, add: [...add], remove: [...remove] },
    ({ noticeListChange }) => noticeListChange.map(({ sku }) => sku),
  );
}

type SyncResult = 'done' | 'failed' | 'nobody';

/** Changes made while one was on its way go after it; more rounds than this only somebody makes who presses without end. */
const mostRounds = 5;

let running: Promise<SyncResult> | null = null;

/**
 * Brings the browser's wish list and that of the account together: what was kept without an account is added, nothing is doubled, and
 * what may have arrived before is sent again under its key. One at a time. Never throws; what fails stays to be sent.
 */
export function syncWishList(): Promise<SyncResult> {
  running ??= run().finally(() => (running = null));
  return running;
}

async function run(): Promise<SyncResult> {
  for (let round = 0; round < mostRounds; round += 1) {
    const owner = getWishListOwner();
    if (owner === null) return 'nobody';
    const list = buildWishListUpdate(getWishList(), owner, crypto.randomUUID());
    setWishList(list);
    const { sent } = list;
    if (sent === null) return 'done';
    const answer = await updateNoticeList(sent);
    // Whoever signed out or changed meanwhile has another list by now.
    if (getWishListOwner() !== owner) return 'nobody';
    if (answer.kind === 'refused') setWishList(restoreRejectedUpdate(getWishList()));
    if (answer.kind !== 'done') return 'failed';
    const agreed = mergeWishList(getWishList(), answer.value);
    setWishList(agreed);
    if (agreed.added.length + agreed.removed.length === 0) return 'done';
  }
  return 'done';
}
