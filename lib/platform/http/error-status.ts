/** Statuses with their own error page (Specification §2). */
export const errorStatuses = [401, 404, 422, 500, 502, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/**
 * Maps an HTTP status to the status of an error page: unchanged if it has its own page, 404 for other 4xx, 500 for
 * everything else (Specification §2).
 */
export function toErrorStatus(status: number): ErrorStatus {
  const knownStatus = errorStatuses.find((known) => known === status);
  if (knownStatus) return knownStatus;
  return status >= 400 && status < 500 ? 404 : 500;
}

const pattern = /^([45]\d\d)-[\w-]{1,40}$/;

/**
 * Builds the digest that identifies an error in logs and on its page, starting with the status. The digest is all that
 * the browser gets of a server error; without the status in it, every error would look like a 500 (Specification §2).
 */
export function buildErrorDigest(status: ErrorStatus, id: string): string {
  return `${status}-${id}`;
}

/** Returns the status in a digest; null if there is no digest or if the framework created it. */
export function parseDigestStatus(digest: string | null | undefined): ErrorStatus | null {
  const status = Number(pattern.exec(digest ?? '')?.[1]);
  return errorStatuses.find((known) => known === status) ?? null;
}

const reference = /^[\w-]{1,40}$/;

/** Returns a digest, ours or the framework's, if it is safe to show and log; undefined for anything else. */
export function parseErrorReference(value: unknown): string | undefined {
  return typeof value === 'string' && reference.test(value) ? value : undefined;
}

const digests = /\\?"digest\\?":\\?"([\w-]{1,40})\\?"/g;

/**
 * Returns the error digest from the script of a document that an error left empty; null when there is none. With
 * several digests, 503 (a service is unavailable) takes precedence, then 500 (a failure in the layout around the page),
 * then any other.
 */
export function findErrorDigest(html: string): string | null {
  const found = [...html.matchAll(digests)].map(([, digest = '']) => digest);
  return (
    found.find((digest) => parseDigestStatus(digest) === 503) ??
    found.find((digest) => parseDigestStatus(digest) === 500) ??
    found.find((digest) => parseDigestStatus(digest) !== null) ??
    found[0] ??
    null
  );
}

/**
 * Forced statuses by path: if a page at the path fails, its error page has this status, whatever the status of the
 * error. The first match applies (Specification §2).
 */
const rules: readonly (readonly [RegExp, ErrorStatus])[] = [
  [/^\/$/, 404],
  [/^\/bikes\/(?!outlet(\/|$))[^/]+/, 422],
  [/^\/checkout\//, 422],
  [/^\/dealers(\/|$)/, 502],
];

/**
 * Returns the status forced for a failing page by its path without language; null when the error's own status applies.
 */
export function findForcedStatus(path: string): ErrorStatus | null {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/**
 * Returns the status a failed page responds with: 503 while a service is unavailable, so that people and search engines
 * come back later; else the status forced for its path, else the status of its error, else `otherwise` (Specification
 * §2, §8). `path` is without language.
 */
export function resolveErrorStatus(
  path: string,
  digest: string | null | undefined,
  otherwise: ErrorStatus = 500,
): ErrorStatus {
  const knownStatus = parseDigestStatus(digest);
  if (knownStatus === 503) return knownStatus;
  return findForcedStatus(path) ?? knownStatus ?? otherwise;
}
