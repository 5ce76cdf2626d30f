import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Coding, codings } from '../http/accept-encoding';
import { compress } from './compress';

const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

/** One body, kept once for each coding it leaves in. */
export interface StoredBody {
  /** Changes with the body and with what its headers say of it. */
  readonly tag: string;
  /** In bytes, as it is. */
  readonly length: number;
  /** Null once it can be had from a compressed one. */
  plain: Buffer | null;
  readonly coded: Partial<Record<Coding, Buffer>>;
}

/** `facts` are headers that belong to the body: when they change, the tag does. */
export function storeBody(plain: Buffer, facts = ''): StoredBody {
  const tag = createHash('sha256').update(facts).update(plain).digest('base64url').slice(0, 22);
  return { tag, length: plain.length, plain, coded: {} };
}

/** The strong ETag of the body in a coding. */
export function etagOf({ tag }: StoredBody, coding: Coding | null): string {
  return coding === null ? `"${tag}"` : `"${tag}-${coding}"`;
}

/** Every ETag under which the body may lie with a visitor. */
export function etagsOf(body: StoredBody): string[] {
  return [...codings, null].map((coding) => etagOf(body, coding));
}

/** The codings the body is there in now. */
export function readyCodings(body: StoredBody): Coding[] {
  return codings.filter((coding) => body.coded[coding] !== undefined);
}

/** Keeps the body in one more coding; the plain one is let go, as it can be had from any of them. */
export async function addCoding(body: StoredBody, coding: Coding): Promise<void> {
  if (body.coded[coding] !== undefined) return;
  body.coded[coding] = await compress(await plainOf(body), coding, 'small');
  body.plain = null;
}

/** The body as it is. */
export async function plainOf({ plain, coded }: StoredBody): Promise<Buffer> {
  if (plain !== null) return plain;
  if (coded.gzip !== undefined) return fromGzip(coded.gzip);
  if (coded.br !== undefined) return fromBrotli(coded.br);
  throw new Error('A stored body is there in no coding.');
}

/** What keeping the body costs now, in bytes. */
export function bytesOf({ plain, coded }: StoredBody): number {
  return (plain?.length ?? 0) + (coded.br?.length ?? 0) + (coded.gzip?.length ?? 0);
}
