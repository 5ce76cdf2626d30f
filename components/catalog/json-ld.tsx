import { jsonLdText } from '@/lib/seo/json-ld';

/** Structured data for search engines, escaped so that no text of a product can leave its script. */
export function JsonLd({ data }: { readonly data: Parameters<typeof jsonLdText>[0] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  );
}
