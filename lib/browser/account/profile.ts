import { createLoadedStore } from '@/lib/browser/shop/loaded-store';
import { loadProfile } from '@/lib/browser/shop/profile-api';

const profile = createLoadedStore(loadProfile);

/** Follows who the caller is; asked once for all parts of a page. */
export const useProfile = profile.useLoaded;

/** Asks anew, after a change of names, addresses or e-mail. */
export const reloadProfile = profile.reload;
