import type { Session } from '@/domain/session/session';
import { browserCookie } from './browser-cookies';

/** The session as the readable cookies tell it, without asking the server. */
export function readCookieSession(): Omit<Session, 'isRenewing'> {
  const marker = browserCookie.isAnonymous.read();
  const mark = browserCookie.mark.read();
  if (mark && marker !== 'true') {
    return {
      hasToken: true,
      isAnonymous: false,
      isGuest: mark.kind === 'guest',
      owner: mark.owner,
      groups: mark.groups.map((id) => ({ id, title: id })),
    };
  }
  const isGuest = browserCookie.isGuest.read() === 'true' && marker !== 'true';
  return {
    hasToken: marker !== null || isGuest,
    isAnonymous: !isGuest && marker !== 'false',
    isGuest,
    owner: null,
    groups: [],
  };
}
