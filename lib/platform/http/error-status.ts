/** The statuses that have a page of their own (Spec §2). */
export const errorStatuses = [401, 404, 422, 500, 502, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** The page a status is shown with: its own, 404 for other 4xx, 500 for everything else (Spec §2). */
export function toErrorStatus(status: number): ErrorStatus {
  const own = errorStatuses.find((known) => known === status);
  if (own) return own;
  return status >= 400 && status < 500 ? 404 : 500;
}

const pattern = /^([45]\d\d)-[\w-]{1,40}$/;

/**
 * What a thrown error is told apart by in logs and on its page, with the status in front. Of an error on the server a browser
 * gets nothing but this: without it every failure would look like a 500 (Spec §2).
 */
export function buildErrorDigest(status: ErrorStatus, id: string): string {
  return `${status}-${id}`;
}

/** The status a digest carries; null when it is the framework's own or none at all. */
export function parseDigestStatus(digest: string | null | undefined): ErrorStatus | null {
  const status = Number(pattern.exec(digest ?? '')?.[1]);
  return errorStatuses.find((known) => known === status) ?? null;
}

const reference = /^[\w-]{1,40}$/;

/** A digest, ours or the framework's, as it may be shown and logged; undefined for anything else. */
export function parseErrorReference(value: unknown): string | undefined {
  return typeof value === 'string' && reference.test(value) ? value : undefined;
}

const digests = /\\?"digest\\?":\\?"([\w-]{1,40})\\?"/g;

/**
 * The digest of the error that a document was left empty by, as the framework writes it for its script; null when there is none. A service
 * that is away (503) goes before what failed around the page (500), and that before what failed in it.
 */
export function findDocumentDigest(html: string): string | null {
  const found = [...html.matchAll(digests)].map(([, digest = '']) => digest);
  return (
    found.find((digest) => parseDigestStatus(digest) === 503) ??
    found.find((digest) => parseDigestStatus(digest) === 500) ??
    found.find((digest) => parseDigestStatus(digest) !== null) ??
    found[0] ??
    null
  );
}

/** What a part of the site shows when it fails, whatever the error's own status; the first match counts (Spec §2). */
const rules: readonly (readonly [RegExp, ErrorStatus])[] = [
  [/^\/$/, 404],
  [/^\/bikes\/(?!outlet(\/|$))[^/]+/, 422],
  [/^\/checkout\//, 422],
  [/^\/dealers(\/|$)/, 502],
];

/** The status a failing page is shown with by its path without language; null where the error's own counts. */
export function findForcedStatus(path: string): ErrorStatus | null {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/**
 * The status a failed page is answered and shown with: 503 while a service is away, wherever it is, so that people and search engines come
 * back (decision 290); else the one its part of the site forces, else the one its error carries, else `otherwise` (Spec §2, §8). `path`
 * stands behind the language.
 */
export function resolveErrorStatus(
  path: string,
  digest: string | null | undefined,
  otherwise: ErrorStatus = 500,
): ErrorStatus {
  const own = parseDigestStatus(digest);
  if (own === 503) return own;
  return findForcedStatus(path) ?? own ?? otherwise;
}
