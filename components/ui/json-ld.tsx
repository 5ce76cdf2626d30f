import { createHash } from 'node:crypto';
import { addJsonLd } from '@/lib/platform/json-ld-registry';
import { type Json, formatJsonLd } from '@/lib/server/seo/json-ld';
import { JsonLdScript } from './json-ld-script';

/**
 * Structured data for search engines, escaped so that no text of a product can leave its script; nothing for null. It stands in the
 * HTML alone: what a browser goes on with carries its key.
 */
export function JsonLd({ data }: { readonly data: Json }) {
  if (data === null) return null;
  const text = formatJsonLd(data);
  const key = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  addJsonLd(key, text);
  return <JsonLdScript name={key} />;
}
