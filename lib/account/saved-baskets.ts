import { createLoadedStore } from './loaded-store';
import { listSavedBaskets } from './saved-baskets-api';

const baskets = createLoadedStore(listSavedBaskets);

/** Follows the caller's saved baskets. */
export const useSavedBaskets = baskets.useLoaded;

/** Asks anew, after one was saved, shared or removed. */
export const reloadSavedBaskets = baskets.reload;

/** Asks anew where they have been shown before. */
export const refreshSavedBaskets = baskets.refresh;
