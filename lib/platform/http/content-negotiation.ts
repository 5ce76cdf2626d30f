import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import {
  defaultLanguage,
  getPathLanguage,
  type Language,
  parseLanguage,
} from '@/domain/locale/language';

/**
 * Maximum header length in characters; longer headers are truncated, because negotiation takes microseconds per entry.
 */
const maxHeaderLength = 1_000;

function createNegotiator(name: string, value: string | null | undefined): Negotiator {
  return new Negotiator({ headers: { [name]: (value ?? '').slice(0, maxHeaderLength) } });
}

type LanguageHints = {
  pathname: string;
  cookie: string | null;
  acceptLanguage: string | null;
};

/** Returns the language of the path, else of the lang cookie, else of the Accept-Language header (Specification §9). */
export function detectLanguage({ pathname, cookie, acceptLanguage }: LanguageHints): Language {
  return getPathLanguage(pathname) ?? parseLanguage(cookie) ?? resolveLanguage(acceptLanguage);
}

/**
 * Returns German if it is the preferred language or the header has no preference; otherwise English (Specification §9).
 */
function resolveLanguage(header: string | null): Language {
  const preferred = createNegotiator('accept-language', header).language()?.toLowerCase();
  if (preferred === undefined || preferred === '*') return defaultLanguage;
  return preferred === 'de' || preferred.startsWith('de-') ? 'de' : 'en';
}

/** Type of the negotiator library, extended by an option of `encodings` that its type definitions lack. */
type EncodingNegotiator = Negotiator & {
  encodings(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string[];
};

/**
 * Cache of selected encodings by available encodings and header; browsers send only a few different headers. An empty
 * string stands for identity.
 */
const encodings = new LRUCache<string, string>({ max: 100 });

/**
 * Selects the content encoding by the client's preference; among equals the first of `available` (RFC 9110 §12.5.3).
 * Null means identity, also when the header forbids everything.
 */
export function resolveEncoding<Encoding extends string>(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | null {
  if (header === undefined || header === '' || available.length === 0) return null;
  const key = `${available.join()} ${header}`;
  const cached = encodings.get(key);
  const selected = cached ?? negotiateEncoding(header, available);
  if (cached === undefined && header.length <= 100) encodings.set(key, selected);
  return available.find((encoding) => encoding === selected) ?? null;
}

function negotiateEncoding(header: string, available: readonly string[]): string {
  const negotiator = createNegotiator(
    'accept-encoding',
    // RFC 9110 §8.4.1.3: x-gzip is equivalent to gzip.
    header.replace(/\bx-gzip\b/i, 'gzip'),
  ) as EncodingNegotiator;
  return negotiator.encodings([...available, 'identity'], { preferred: available })[0] ?? '';
}

/** True when the Accept header names a media type. A wildcard does not name it. */
export function isMediaTypeNamed(accept: string | null | undefined, mediaType: string): boolean {
  if (!accept?.toLowerCase().includes(mediaType)) return false;
  return createNegotiator('accept', accept.toLowerCase()).mediaTypes().includes(mediaType);
}

/**
 * True when the Accept header names Markdown and does not prefer HTML (RFC 9110 §12.5.1). Browsers do not name
 * Markdown; wildcards get the HTML page. The header is parsed here, because the library orders types of equal quality
 * by their place in the header and does not match a type that has parameters.
 */
export function isMarkdownPreferred(accept: string | null | undefined): boolean {
  const qualities = new Map<string, number>();
  for (const entry of (accept ?? '').slice(0, maxHeaderLength).toLowerCase().split(',')) {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    qualities.set(type, parseQuality(quality));
  }
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}

/** Parses the quality (`q`) of a media type: 1 if it is missing, 0 if it is invalid. */
function parseQuality(text: string | undefined): number {
  if (text === undefined) return 1;
  const quality = text === '' ? Number.NaN : Number(text);
  return quality >= 0 && quality <= 1 ? quality : 0;
}
