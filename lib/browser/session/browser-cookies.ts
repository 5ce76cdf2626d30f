import Cookies from 'js-cookie';
import { parseSessionMark } from '@/domain/session/session-mark';
import { dayMs, secondMs } from '@/domain/time/durations';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';

const secondsADay = dayMs / secondMs;

/** The cookies scripts may read (Spec §9). Reading gives null when a cookie does not exist. */
export const browserCookie = {
  isAnonymous: {
    read: () => Cookies.get(cookieNames.isAnonymous) ?? null,
    mark: () => {
      Cookies.set(cookieNames.isAnonymous, 'true', {
        path: '/',
        sameSite: 'lax',
        expires: cookieLifetimes.isAnonymousSeconds / secondsADay,
        secure: window.location.protocol === 'https:',
      });
    },
  },
  isGuest: {
    read: () => Cookies.get(cookieNames.isGuest) ?? null,
  },
  mark: {
    read: () => parseSessionMark(Cookies.get(cookieNames.sessionMark)),
  },
  basketId: {
    read: () => Cookies.get(cookieNames.basketId) || null,
    write: (basketId: string) => {
      Cookies.set(cookieNames.basketId, basketId, {
        path: '/',
        sameSite: 'lax',
        expires: cookieLifetimes.basketIdSeconds / secondsADay,
        secure: window.location.protocol === 'https:',
      });
    },
    remove: () => Cookies.remove(cookieNames.basketId, { path: '/' }),
  },
};
