/** What scripts may read of a signed-in session: enough to show the right navigation at once and to renew in time. */
export type SessionHint = {
  /** Tells callers apart without saying who they are. */
  owner: string;
  kind: 'guest' | 'customer';
  /** Who renews: the page with Amplify, the server with its own refresh cookie, or nobody. */
  renewedBy: 'page' | 'server' | 'nobody';
  /** When the token ends, in epoch seconds; 0 when that is not known. */
  expiresAt: number;
  groups: readonly string[];
};

const markText =
  /^([\w-]{8,64})\.(guest|customer)\.(page|server|nobody)\.(\d{1,12})\.([\w~-]{0,500})$/;

/** A text for a cookie. Groups whose ids do not fit into one are left out: nothing is decided by the mark. */
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

/** Reads the text; null for anything else. It is the visitor's to forge, and only shows them something else then. */
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
