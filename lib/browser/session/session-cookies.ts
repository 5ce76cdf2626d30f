import { parseSessionHint } from '@/domain/session/session-hint';
import { findCookie, removeCookie, setCookie } from '@/lib/browser/state/cookies';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import type { Session } from '@/domain/session/session';

/** The cookies scripts may read (Spec §9). Reading gives null when a cookie does not exist. */
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

/** On https the server sets these with a prefix. */
const readHostCookie = (name: string) => findCookie(`__Host-${name}`) ?? findCookie(name);

/** The session as the readable cookies tell it, without asking the server. */
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
