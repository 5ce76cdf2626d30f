import { updateWishList } from '@/domain/wish-list/wish-list';
import { getWishList, getWishListOwner, setWishList } from './wish-list';

/** Adds an article to the wish list or removes it, and syncs the list with the account of a signed-in customer. */
export function updateStoredWishList(sku: string, isWanted: boolean): void {
  setWishList(updateWishList(getWishList(), sku, isWanted));
  if (getWishListOwner() === null) return;
  // The sync code is loaded only for signed-in customers. A failed sync is repeated with the next change.
  import('./sync-wish-list').then(
    ({ syncWishList }) => syncWishList(),
    () => undefined,
  );
}
