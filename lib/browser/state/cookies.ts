import Cookies from 'js-cookie';

interface CookieScope {
  readonly domain?: string;
}

/** Values keep their commas, which the consent cookie separates its choices with. */
const siteCookies = Cookies.withConverter({
  read: decode,
  write: (value) => encodeURIComponent(value).replaceAll('%2C', ','),
});

/** The cookies that scripts can read. The first of several with the same name counts. */
export function listCookies(): ReadonlyMap<string, string> {
  return new Map(Object.entries(siteCookies.get()));
}

/** The value of a cookie; null without one. */
export function findCookie(name: string): string | null {
  return siteCookies.get(name) ?? null;
}

/** Sets a cookie for the whole site: same-site lax, and secure on https. */
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

/** A malformed value is returned unchanged, so that cookies of tags are listed, too. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
