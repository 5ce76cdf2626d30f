import { parseSessionHint } from '@/domain/session/session-hint';
import { findCookie, removeCookie, setCookie } from '@/lib/browser/state/cookies';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import type { Session } from '@/domain/session/session';

/** Cookies readable by scripts (Specification §9). `read` returns null when the cookie does not exist. */
export const sessionCookies = {
  isAnonymous: {
    read: () => findCookie(cookieNames.isAnonymous),
    mark: () => setCookie(cookieNames.isAnonymous, 'true', cookieLifetimes.isAnonymousSeconds),
  },
  isGuest: {
    read: () => readHostCookie(cookieNames.isGuest),
  },
  mark: {
    read: () => parseSessionHint(readHostCookie(cookieNames.sessionMark)),
  },
  basketId: {
    read: () => findCookie(cookieNames.basketId) || null,
    write: (basketId: string) =>
      setCookie(cookieNames.basketId, basketId, cookieLifetimes.basketIdSeconds),
    remove: () => removeCookie(cookieNames.basketId),
  },
};

/** Reads a cookie that the server sets with the prefix `__Host-` on https and without it on http. */
const readHostCookie = (name: string) => findCookie(`__Host-${name}`) ?? findCookie(name);

/** Reads the session from the readable cookies, without a server request. */
export function parseCookieSession(): Omit<Session, 'isRenewing'> {
  const marker = sessionCookies.isAnonymous.read();
  const mark = sessionCookies.mark.read();
  if (mark && marker !== 'true') {
    return {
      hasToken: true,
      isAnonymous: false,
      isGuest: mark.kind === 'guest',
      owner: mark.owner,
      groups: mark.groups.map((id) => ({ id, title: id })),
    };
  }
  const isGuest = sessionCookies.isGuest.read() === 'true' && marker !== 'true';
  return {
    hasToken: marker !== null || isGuest,
    isAnonymous: !isGuest && marker !== 'false',
    isGuest,
    owner: null,
    groups: [],
  };
}
