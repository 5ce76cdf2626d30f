interface CookiePlace {
  readonly domain?: string;
}

/** The cookies scripts may read, each with its value: the first of a name counts, what is not well written reads as it stands. */
export function listCookies(): ReadonlyMap<string, string> {
  const pairs = document.cookie.split('; ').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name === '' ? [] : [[decoded(name), decoded(value.join('='))] as const];
  });
  return new Map(pairs.reverse());
}

/** The value of one cookie; null when there is none. */
export function findCookie(name: string): string | null {
  return listCookies().get(name) ?? null;
}

/** Keeps a cookie of the whole site for a time, sent to nobody else and only encrypted where the page is. */
export function setCookie(name: string, value: string, seconds: number): void {
  write(name, value, `max-age=${seconds}`);
}

/** Forgets a cookie of the whole site, or the one of a domain. */
export function removeCookie(name: string, { domain }: CookiePlace = {}): void {
  write(
    name,
    '',
    `expires=${new Date(0).toUTCString()}${domain === undefined ? '' : `; domain=${domain}`}`,
  );
}

function write(name: string, value: string, lifetime: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // Commas may stand in a value, and always did.
  const text = encodeURIComponent(value).replaceAll('%2C', ',');
  document.cookie = `${encodeURIComponent(name)}=${text}; path=/; samesite=lax; ${lifetime}${secure}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
