import { createLoadedStore } from '@/lib/browser/shop/loaded-store';
import { listSavedBaskets } from '@/lib/browser/shop/saved-baskets-api';

const baskets = createLoadedStore(listSavedBaskets);

/** Follows the caller's saved baskets. */
export const useSavedBaskets = baskets.useLoaded;

/** Asks anew, after one was saved, shared or removed. */
export const reloadSavedBaskets = baskets.reload;

/** Asks anew where they have been shown before. */
export const refreshSavedBaskets = baskets.refresh;
