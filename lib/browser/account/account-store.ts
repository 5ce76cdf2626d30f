import { createLoadedStore } from '@/lib/browser/shop/loaded-store';

const account = createLoadedStore(async () =>
  (await import('@/lib/browser/shop/account-api')).loadAccount(),
);

/** Follows the personal data; asked for once by however many parts of a page. */
export const useAccount = account.useLoaded;

/** Asks anew, after something was changed. */
export const reloadAccount = account.reload;
