import { parseSessionMark } from '@/domain/session/session-mark';
import { readCookie, removeCookie, writeCookie } from '@/lib/browser/state/cookies';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';

/** The cookies scripts may read (Spec §9). Reading gives null when a cookie does not exist. */
export const browserCookie = {
  isAnonymous: {
    read: () => readCookie(cookieNames.isAnonymous),
    mark: () => writeCookie(cookieNames.isAnonymous, 'true', cookieLifetimes.isAnonymousSeconds),
  },
  isGuest: {
    read: () => readHostCookie(cookieNames.isGuest),
  },
  mark: {
    read: () => parseSessionMark(readHostCookie(cookieNames.sessionMark)),
  },
  basketId: {
    read: () => readCookie(cookieNames.basketId) || null,
    write: (basketId: string) =>
      writeCookie(cookieNames.basketId, basketId, cookieLifetimes.basketIdSeconds),
    remove: () => removeCookie(cookieNames.basketId),
  },
};

/** On https the server sets these with a prefix. */
const readHostCookie = (name: string) => readCookie(`__Host-${name}`) ?? readCookie(name);
