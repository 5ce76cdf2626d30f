import { type ErrorStatus, errorStatuses } from './error-status';

const pattern = /^([45]\d\d)-[\w-]{1,40}$/;

/**
 * What a thrown error is told apart by in logs and on its page, with the status in front. Of an error on the server a browser
 * gets nothing but this: without it every failure would look like a 500 (Spec §2).
 */
export function errorDigest(status: ErrorStatus, id: string): string {
  return `${status}-${id}`;
}

/** The status a digest carries; null when it is the framework's own or none at all. */
export function statusOfDigest(digest: string | null | undefined): ErrorStatus | null {
  const status = Number(pattern.exec(digest ?? '')?.[1]);
  return errorStatuses.find((known) => known === status) ?? null;
}

const reference = /^[\w-]{1,40}$/;

/** A digest, ours or the framework's, as it may be shown and logged; undefined for anything else. */
export function referenceOf(value: unknown): string | undefined {
  return typeof value === 'string' && reference.test(value) ? value : undefined;
}

const digests = /\\?"digest\\?":\\?"([\w-]{1,40})\\?"/g;

/**
 * The digest of the error that a document was left empty by, as the framework writes it for its script; null when there is none. A service
 * that is away (503) goes before what failed around the page (500), and that before what failed in it.
 */
export function digestInDocument(html: string): string | null {
  const found = [...html.matchAll(digests)].map(([, digest = '']) => digest);
  return (
    found.find((digest) => statusOfDigest(digest) === 503) ??
    found.find((digest) => statusOfDigest(digest) === 500) ??
    found.find((digest) => statusOfDigest(digest) !== null) ??
    found[0] ??
    null
  );
}
