import { cookieNames } from './cookies';

/** Set on the document before first paint while a customer is signed in, until the page itself knows. */
export const accountAttribute = 'data-account';

/**
 * Runs in the head before first paint: pages are the same for everybody, and the word Login must not flash for who has an
 * account. It reads the session's readable mark, which decides nothing. Kept as one constant text.
 */
export const accountScript = `{let c=document.cookie;if(/${cookieNames.sessionMark}=[\\w-]+\\.customer\\./.test(c)&&!/(^|; )${cookieNames.isAnonymous}=true/.test(c))document.documentElement.setAttribute('${accountAttribute}','')}`;
