import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, brotliDecompress, gunzip } from 'node:zlib';
import { createHash } from 'node:crypto';

/** Supported content encodings, smallest output first. When a client accepts several equally, the first one is used. */
export const contentEncodings = ['br', 'gzip'] as const;

export type ContentEncoding = (typeof contentEncodings)[number];

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Compression level: `quick` for a response that is sent once, `small` for a stored body. */
type Effort = 'quick' | 'small';

const brotliQuality = { quick: 4, small: 11 };
const gzipLevel = { quick: 5, small: 9 };

/** Compresses a body in Node's thread pool, without blocking the event loop. */
export function compress(body: Buffer, coding: ContentEncoding, effort: Effort): Promise<Buffer> {
  if (coding === 'gzip') return asGzip(body, { level: gzipLevel[effort] });
  return asBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

/** A response body with its cached encodings. */
export interface StoredBody {
  /** Base of the ETag: a hash of the body and of the headers in `facts`. */
  readonly tag: string;
  /** Uncompressed length in bytes. */
  readonly length: number;
  /** Null once an encoding is cached, from which the body can be restored. */
  uncompressed: Buffer | null;
  readonly encoded: Partial<Record<ContentEncoding, Buffer>>;
}

/** Creates a stored body. `facts` contains headers of the response; a change of `facts` changes the ETag. */
export function createStoredBody(uncompressed: Buffer, facts = ''): StoredBody {
  const tag = createHash('sha256')
    .update(facts)
    .update(uncompressed)
    .digest('base64url')
    .slice(0, 22);
  return { tag, length: uncompressed.length, uncompressed, encoded: {} };
}

/** Returns the strong ETag of the body in an encoding. */
export function getEtag({ tag }: StoredBody, coding: ContentEncoding | null): string {
  return coding === null ? `"${tag}"` : `"${tag}-${coding}"`;
}

/** Lists all ETags of the body: one per encoding, and that of the uncompressed body. */
export function listEtags(body: StoredBody): string[] {
  return [...contentEncodings, null].map((coding) => getEtag(body, coding));
}

/** Lists the encodings that are already cached. */
export function listContentEncodings(body: StoredBody): ContentEncoding[] {
  return contentEncodings.filter((coding) => body.encoded[coding] !== undefined);
}

/** Caches another encoding of the body and drops the uncompressed body, which can be restored from any encoding. */
export async function addContentEncoding(body: StoredBody, coding: ContentEncoding): Promise<void> {
  if (body.encoded[coding] !== undefined) return;
  body.encoded[coding] = await compress(await getPlainBody(body), coding, 'small');
  body.uncompressed = null;
}

/** Returns the uncompressed body, decompressed from a cached encoding if necessary. */
export async function getPlainBody({
  uncompressed: bytes,
  encoded: coded,
}: StoredBody): Promise<Buffer> {
  if (bytes !== null) return bytes;
  if (coded.gzip !== undefined) return fromGzip(coded.gzip);
  if (coded.br !== undefined) return fromBrotli(coded.br);
  throw new Error('The stored body has no encoding.');
}

/** Returns the memory that the body and its cached encodings use, in bytes. */
export function getStoredBytes({ uncompressed, encoded: coded }: StoredBody): number {
  return (uncompressed?.length ?? 0) + (coded.br?.length ?? 0) + (coded.gzip?.length ?? 0);
}
