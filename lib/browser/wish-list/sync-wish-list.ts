import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { NoticeListChangeDocument } from '@/graphql/generated/shop/graphql';
import { type ShopResult, runShopOperation } from '@/lib/browser/shop/run-operation';
import {
  mergeWishList,
  buildWishListUpdate,
  restoreRejectedUpdate,
} from '@/domain/wish-list/wish-list-sync';
import { getWishList, setWishList, getWishListOwner } from './wish-list';

/**
 * Adds and removes articles of the customer's wish list at the shop service and returns all SKUs that the list contains
 * afterwards. Requests with the same key take effect only once.
 */
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

/**
 * Maximum number of requests of one sync. Changes made during a sync cause another request; only constant clicking
 * reaches the maximum.
 */
const maxRounds = 5;

let running: Promise<SyncResult> | null = null;

/**
 * Synchronizes the browser's wish list with the account: articles added without an account are merged without
 * duplicates, and changes that may not have reached the shop service are sent again with the same key. Only one sync
 * runs at a time. Never throws; failed changes stay queued. At a shop without wish lists nothing is sent: the list stays
 * in the browser.
 */
export function syncWishList(): Promise<SyncResult> {
  if (!hasShopFeature('wishListSync')) return Promise.resolve('nobody');
  running ??= run().finally(() => (running = null));
  return running;
}

async function run(): Promise<SyncResult> {
  for (let round = 0; round < maxRounds; round += 1) {
    const owner = getWishListOwner();
    if (owner === null) return 'nobody';
    const list = buildWishListUpdate(getWishList(), owner, crypto.randomUUID());
    setWishList(list);
    const { sent } = list;
    if (sent === null) return 'done';
    const answer = await updateNoticeList(sent);
    // The visitor may have signed out or switched accounts meanwhile.
    if (getWishListOwner() !== owner) return 'nobody';
    if (answer.kind === 'rejected') setWishList(restoreRejectedUpdate(getWishList()));
    if (answer.kind !== 'done') return 'failed';
    const agreed = mergeWishList(getWishList(), answer.value);
    setWishList(agreed);
    if (agreed.added.length + agreed.removed.length === 0) return 'done';
  }
  return 'done';
}
