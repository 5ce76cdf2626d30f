const HOUR = 3600;
const FOR_GOOD = `public, max-age=${365 * 24 * HOUR}, immutable`;
const FOR_NOW = `public, max-age=${HOUR}, stale-while-revalidate=${24 * HOUR}`;

/** How long a picture may be kept: for good only when the address carries the version that answers. */
export function pictureLifetime(asked: string | null, version: string): string {
  return asked === version ? FOR_GOOD : FOR_NOW;
}
