/** Session data that scripts may read: enough to show the right navigation at once and to renew the session in time. */
export type SessionHint = {
  /** Opaque id of the signed-in user, which distinguishes users without revealing their identity. */
  owner: string;
  kind: 'guest' | 'customer';
  /**
   * `page`: Amplify in the browser renews the session; `server`: the server with its refresh cookie; `nobody`: no
   * renewal.
   */
  renewedBy: 'page' | 'server' | 'nobody';
  /** Expiry of the token in epoch seconds; 0 if unknown. */
  expiresAt: number;
  groups: readonly string[];
};

const markText =
  /^([\w-]{8,64})\.(guest|customer)\.(page|server|nobody)\.(\d{1,12})\.([\w~-]{0,500})$/;

/**
 * Formats the hint for a cookie. Keeps only the first twelve valid group ids, because no access decision depends on the
 * hint.
 */
export function formatSessionHint({
  owner,
  kind,
  renewedBy,
  expiresAt,
  groups,
}: SessionHint): string {
  const named = groups.filter((id) => /^[\w-]{1,32}$/.test(id)).slice(0, 12);
  return [owner, kind, renewedBy, expiresAt, named.join('~')].join('.');
}

/** Parses the cookie; null if invalid. A visitor can forge the cookie, which changes only what is displayed. */
export function parseSessionHint(text: string | null | undefined): SessionHint | null {
  const [, owner, kind, renewedBy, expiresAt, groups] = markText.exec(text ?? '') ?? [];
  if (owner === undefined) return null;
  return {
    owner,
    kind: kind === 'guest' ? 'guest' : 'customer',
    renewedBy: renewedBy === 'page' || renewedBy === 'server' ? renewedBy : 'nobody',
    expiresAt: Number(expiresAt),
    groups: groups ? groups.split('~').filter(Boolean) : [],
  };
}
