import { type Json, jsonLdText } from '@/lib/server/seo/json-ld';

/** Structured data for search engines, escaped so that no text of a product can leave its script; nothing for null. */
export function JsonLd({ data }: { readonly data: Json }) {
  if (data === null) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  );
}
