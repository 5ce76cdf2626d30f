import { updateWishList } from '@/domain/wish-list/wish-list';
import { getWishList, getWishListOwner, setWishList } from './wish-list';

/** Keeps an article in mind, or no longer; in the account, too, once it can be reached. */
export function updateStoredWishList(sku: string, isWanted: boolean): void {
  setWishList(updateWishList(getWishList(), sku, isWanted));
  if (getWishListOwner() === null) return;
  // With what speaks to the shop, once somebody signed in keeps something. What fails goes with the next change.
  import('./sync-wish-list').then(
    ({ syncWishList }) => syncWishList(),
    () => undefined,
  );
}
