import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, brotliDecompress, gunzip } from 'node:zlib';
import { createHash } from 'node:crypto';

/** Smallest output first, which decides between equal preferences. */
export const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/**
 * Selects the encoding by the client's preference among the available ones, the smaller of equals (RFC 9110 §12.5.3).
 * Null means identity, also when the header forbids everything.
 */
export function resolveCoding(
  header: string | undefined,
  available: readonly Coding[],
): Coding | null {
  if (header === undefined || header === '' || available.length === 0) return null;
  const qualities = qualitiesOf(header);
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  let best: { coding: Coding; quality: number } | null = null;
  for (const coding of codings) {
    if (!available.includes(coding)) continue;
    const quality = qualityOf(coding);
    if (quality > (best?.quality ?? 0)) best = { coding, quality };
  }
  if (best === null) return null;
  return (qualities.get('identity') ?? 0) > best.quality ? null : best.coding;
}

/** Cache of parsed headers, since browsers send only a few variants; it is cleared when full. */
const read = new Map<string, ReadonlyMap<string, number>>();
const mostRead = 50;
const longestRead = 100;

function qualitiesOf(header: string): ReadonlyMap<string, number> {
  const known = read.get(header);
  if (known !== undefined) return known;
  const qualities = readQualities(header);
  if (read.size >= mostRead) read.clear();
  if (header.length <= longestRead) read.set(header, qualities);
  return qualities;
}

/** Returns encodings in lower case with qualities from 0 to 1; an unreadable quality counts as 0. */
function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const entry of header.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (name === '') continue;
    const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = written === undefined ? 1 : Number(written || Number.NaN);
    qualities.set(name === 'x-gzip' ? 'gzip' : name, quality >= 0 && quality <= 1 ? quality : 0);
  }
  return qualities;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Compression level: `quick` for a response sent once, `small` for a stored body. */
type Effort = 'quick' | 'small';

const brotliQuality = { quick: 4, small: 11 };
const gzipLevel = { quick: 5, small: 9 };

/** Compresses the body off the event loop. */
export function compress(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
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

/** A body with its cached encodings. */
export interface StoredBody {
  /** Changes with the body and with the headers in `facts`. */
  readonly tag: string;
  /** Uncompressed length in bytes. */
  readonly length: number;
  /** Null once the body can be decompressed from an encoding. */
  uncompressed: Buffer | null;
  readonly encoded: Partial<Record<Coding, Buffer>>;
}

/** Creates a stored body. `facts` are headers that belong to it; changing them changes the tag. */
export function createStoredBody(plain: Buffer, facts = ''): StoredBody {
  const tag = createHash('sha256').update(facts).update(plain).digest('base64url').slice(0, 22);
  return { tag, length: plain.length, uncompressed: plain, encoded: {} };
}

/** Returns the strong ETag of the body in an encoding. */
export function getEtag({ tag }: StoredBody, coding: Coding | null): string {
  return coding === null ? `"${tag}"` : `"${tag}-${coding}"`;
}

/** Lists every ETag under which a client may have cached the body. */
export function listEtags(body: StoredBody): string[] {
  return [...codings, null].map((coding) => getEtag(body, coding));
}

/** Lists the encodings that are already cached. */
export function listCodings(body: StoredBody): Coding[] {
  return codings.filter((coding) => body.encoded[coding] !== undefined);
}

/** Caches one more encoding of the body; the plain body is dropped, since any encoding can restore it. */
export async function addCoding(body: StoredBody, coding: Coding): Promise<void> {
  if (body.encoded[coding] !== undefined) return;
  body.encoded[coding] = await compress(await getPlainBody(body), coding, 'small');
  body.uncompressed = null;
}

/** Returns the uncompressed body. */
export async function getPlainBody({
  uncompressed: plain,
  encoded: coded,
}: StoredBody): Promise<Buffer> {
  if (plain !== null) return plain;
  if (coded.gzip !== undefined) return fromGzip(coded.gzip);
  if (coded.br !== undefined) return fromBrotli(coded.br);
  throw new Error('The stored body has no encoding.');
}

/** Returns the memory the body uses now, in bytes. */
export function getStoredBytes({ uncompressed: plain, encoded: coded }: StoredBody): number {
  return (plain?.length ?? 0) + (coded.br?.length ?? 0) + (coded.gzip?.length ?? 0);
}
