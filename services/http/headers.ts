import { createHash, timingSafeEqual } from 'node:crypto';
import type { Language } from '@/domain/locale/language';

/**
 * Formats a Content-Disposition header for any file name (RFC 6266): an ASCII name for old clients and the full name.
 * The name cannot break out of the header.
 */
export function formatContentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Returns true if the Authorization header contains the token: as Bearer token, or as Basic password with any user
 * name. The comparison takes constant time, whatever the length.
 */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return isSame(value, token);
  if (scheme.toLowerCase() !== 'basic') return false;
  const [, password = ''] = Buffer.from(value, 'base64').toString('utf8').split(':', 2);
  return isSame(password, token);
}

const digest = (value: string) => createHash('sha256').update(value).digest();

const isSame = (actual: string, expected: string) =>
  timingSafeEqual(digest(actual), digest(expected));

const languageByParameter: ReadonlyMap<string, Language> = new Map([
  ['0', 'de'],
  ['1', 'en'],
  ['de', 'de'],
  ['en', 'en'],
]);

/**
 * Returns the request's language as OXID does: the `lang` parameter, else the first two letters of Accept-Language,
 * else German.
 */
export function resolveRequestLanguage(
  parameter: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  const requested = languageByParameter.get(parameter ?? '');
  if (requested) return requested;
  return acceptLanguage?.slice(0, 2).toLowerCase() === 'en' ? 'en' : 'de';
}
