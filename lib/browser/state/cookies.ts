import Cookies from 'js-cookie';

interface CookieScope {
  readonly domain?: string;
}

/**
 * Cookie access that leaves commas in values unescaped, because the consent cookie separates its choices with commas.
 */
const siteCookies = Cookies.withConverter({
  read: decode,
  write: (value) => encodeURIComponent(value).replaceAll('%2C', ','),
});

/** Returns the cookies that scripts can read. If several have the same name, the first one counts. */
export function listCookies(): ReadonlyMap<string, string> {
  return new Map(Object.entries(siteCookies.get()));
}

/** Returns the value of a cookie; null without one. */
export function findCookie(name: string): string | null {
  return siteCookies.get(name) ?? null;
}

/** Sets a cookie for the whole site, with the lifetime in seconds; same-site lax, and secure on https. */
export function setCookie(name: string, value: string, seconds: number): void {
  siteCookies.set(name, value, { 'max-age': String(seconds), ...getAttributes() });
}

/** Removes a cookie of the whole site, or of a domain. */
export function removeCookie(name: string, { domain }: CookieScope = {}): void {
  siteCookies.remove(name, { ...getAttributes(), ...(domain !== undefined && { domain }) });
}

const getAttributes = () => ({
  path: '/',
  sameSite: 'lax' as const,
  ...(window.location.protocol === 'https:' && { secure: true }),
});

/**
 * Decodes a cookie value. A malformed value is returned unchanged, so that cookies set by other scripts are listed too.
 */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
