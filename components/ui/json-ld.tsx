import { createHash } from 'node:crypto';
import { addJsonLd } from '@/lib/platform/json-ld-registry';
import { type Json, formatJsonLd } from '@/lib/server/seo/json-ld';
import { JsonLdScript } from './json-ld-script';

/**
 * Structured data for search engines, escaped so that no product text can close the script element. Renders nothing for
 * null. The data are only in the HTML; the hydration data contain their key instead.
 */
export function JsonLd({ data }: { readonly data: Json }) {
  if (data === null) return null;
  const text = formatJsonLd(data);
  const key = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  addJsonLd(key, text);
  return <JsonLdScript name={key} />;
}
