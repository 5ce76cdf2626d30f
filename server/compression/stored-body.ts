import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, brotliDecompress, gunzip } from 'node:zlib';
import { createHash } from 'node:crypto';

/** Smallest first: what wins among equals. */
export const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/**
 * The coding to answer in, of those there are: the one the visitor likes best, the smaller of equals (RFC 9110 §12.5.3). Null is
 * the body as it is, also when every other way is forbidden: an answer is better than none.
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

/** Browsers say one of a few texts; whoever says another each time starts it over. */
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

/** Names in lower case with their qualities from 0 to 1; a quality nobody can read forbids its coding. */
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

/** How hard to try: `quick` for what leaves once and at once, `small` for what is kept. */
type Effort = 'quick' | 'small';

const brotliQuality = { quick: 4, small: 11 };
const gzipLevel = { quick: 5, small: 9 };

/** The body in a coding; made off the event loop. */
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

/** One body, kept once for each coding it leaves in. */
export interface StoredBody {
  /** Changes with the body and with what its headers say of it. */
  readonly tag: string;
  /** In bytes, as it is. */
  readonly length: number;
  /** Null once it can be had from a compressed one. */
  uncompressed: Buffer | null;
  readonly encoded: Partial<Record<Coding, Buffer>>;
}

/** `facts` are headers that belong to the body: when they change, the tag does. */
export function createStoredBody(plain: Buffer, facts = ''): StoredBody {
  const tag = createHash('sha256').update(facts).update(plain).digest('base64url').slice(0, 22);
  return { tag, length: plain.length, uncompressed: plain, encoded: {} };
}

/** The strong ETag of the body in a coding. */
export function getEtag({ tag }: StoredBody, coding: Coding | null): string {
  return coding === null ? `"${tag}"` : `"${tag}-${coding}"`;
}

/** Every ETag under which the body may lie with a visitor. */
export function listEtags(body: StoredBody): string[] {
  return [...codings, null].map((coding) => getEtag(body, coding));
}

/** The codings the body is there in now. */
export function listCodings(body: StoredBody): Coding[] {
  return codings.filter((coding) => body.encoded[coding] !== undefined);
}

/** Keeps the body in one more coding; the plain one is let go, as it can be had from any of them. */
export async function addCoding(body: StoredBody, coding: Coding): Promise<void> {
  if (body.encoded[coding] !== undefined) return;
  body.encoded[coding] = await compress(await getPlainBody(body), coding, 'small');
  body.uncompressed = null;
}

/** The body as it is. */
export async function getPlainBody({
  uncompressed: plain,
  encoded: coded,
}: StoredBody): Promise<Buffer> {
  if (plain !== null) return plain;
  if (coded.gzip !== undefined) return fromGzip(coded.gzip);
  if (coded.br !== undefined) return fromBrotli(coded.br);
  throw new Error('A stored body is there in no coding.');
}

/** What keeping the body costs now, in bytes. */
export function getStoredBytes({ uncompressed: plain, encoded: coded }: StoredBody): number {
  return (plain?.length ?? 0) + (coded.br?.length ?? 0) + (coded.gzip?.length ?? 0);
}
