import { cookieNames } from './cookies';

/**
 * Attribute of the html element, set before first paint when a customer is signed in and removed once the page has
 * loaded the session.
 */
export const signedInAttribute = 'data-account';

/**
 * Script in the head that marks the page of a signed-in customer before first paint: cached pages are the same for all
 * visitors, and "Login" must not flash. It reads the session mark cookie, which grants no access. The custom server
 * permits inline scripts by their exact text (server/next-internals/inline-scripts), so the text must not vary.
 */
export const signedInMarkerScript = `{let c=document.cookie;if(/${cookieNames.sessionMark}=[\\w-]+\\.customer\\./.test(c)&&!/(^|; )${cookieNames.isAnonymous}=true/.test(c))document.documentElement.setAttribute('${signedInAttribute}','')}`;
