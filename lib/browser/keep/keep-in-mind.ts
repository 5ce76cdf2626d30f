import { changeWishList } from '@/domain/keep/wish-list';
import { getWishList, setWishList, wishOwner } from './wish-store';

/** Keeps an article in mind, or no longer; in the account, too, once it can be reached. */
export function keepInMind(sku: string, isWanted: boolean): void {
  setWishList(changeWishList(getWishList(), sku, isWanted));
  if (wishOwner() === null) return;
  // With what speaks to the shop, once somebody signed in keeps something. What fails goes with the next change.
  import('./sync-wishes').then(
    ({ syncWishes }) => syncWishes(),
    () => undefined,
  );
}
