import { z } from 'zod';
import type { LegalBlock, LegalPage } from './pdf/text-document';
import type { Language } from '@/domain/locale/language';
import type { DocumentText } from './downloads';

const words = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
const listOf = <Schema extends z.ZodType>(part: Schema) =>
  z
    .array(part)
    .nullish()
    .transform((parts) => parts ?? []);
const titleText = z.object({ title: words, text: words });
const shippingRow = z.object({
  ...{ country: words, method: words, duration: words, price: words, freeFrom: words },
});

/** Blocks with text, by their GraphQL type name. */
const block = z.union([
  z
    .object({ __typename: z.literal('ComponentPageRichText'), markdown: words })
    .transform(({ markdown }): LegalBlock => ({ component: 'rich-text', markdown })),
  z
    .object({
      __typename: z.literal('ComponentPageInfoArray'),
      infoArrayTitle: words,
      listOfInfo: listOf(titleText),
    })
    .transform(({ infoArrayTitle, listOfInfo }): LegalBlock => ({
      ...{ component: 'info-array', infoArrayTitle, listOfInfo },
    })),
  z
    .object({
      ...{ __typename: z.literal('ComponentPageHighlightedTextImage'), title: words, text: words },
    })
    .transform(({ title, text }): LegalBlock => ({
      component: 'highlighted-text-image',
      title,
      text,
    })),
  z
    .object({ __typename: z.literal('ComponentPageHeroImage'), text: words })
    .transform(({ text }): LegalBlock => ({ component: 'hero-image', text })),
  z
    .object({
      __typename: z.literal('ComponentPageSupportTextImages'),
      items: listOf(titleText),
    })
    .transform(({ items }): LegalBlock => ({ component: 'support-text-images', items })),
  z
    .object({ __typename: z.literal('ComponentPageShippingTable'), rows: listOf(shippingRow) })
    .transform(({ rows }): LegalBlock => ({ component: 'shipping-table', rows })),
]);

/** Maps the blocks of a page that contain text; blocks without text are left out. */
function mapLegalBlocks(zone: readonly unknown[]): LegalBlock[] {
  return zone.flatMap((one) => {
    const { success, data } = block.safeParse(one);
    return success ? [data] : [];
  });
}

/** Texts of an external content service for documents. Every method rejects when the service is unavailable. */
export interface ExternalTexts {
  /** Returns the document with this slug if it has a text, otherwise null. */
  findDocument(language: Language, slug: string): Promise<DocumentText | null>;
  /** Returns the page with this slug, or null. */
  findPage(language: Language, slug: string): Promise<ForeignPage | null>;
}

interface ForeignPage {
  page: LegalPage;
  /** Epoch milliseconds. */
  changedAt: number;
}

const timeoutMs = 8_000;

const one = 'locale: $locale, filters: { slug: { eq: $slug } }, pagination: { limit: 1 }';
const paperQuery = `query Paper($locale: I18NLocaleCode!, $slug: String!) {
  downloads(${one}) { title body language version date updatedAt }
}`;
const pageQuery = `query LegalPage($locale: I18NLocaleCode!, $slug: String!) {
  pages(${one}) {
    title
    updatedAt
    pageZone {
      __typename
      ... on ComponentPageRichText { markdown }
      ... on ComponentPageInfoArray { infoArrayTitle listOfInfo(pagination: { limit: 100 }) { title text } }
      ... on ComponentPageHighlightedTextImage { title text }
      ... on ComponentPageHeroImage { text }
      ... on ComponentPageSupportTextImages { items(pagination: { limit: 50 }) { title text } }
      ... on ComponentPageShippingTable {
        rows(pagination: { limit: 200 }) { country method duration price freeFrom }
      }
    }
  }
}`;

const legalDocuments = z.object({
  downloads: z.array(
    z.object({
      title: z.string(),
      body: z.string().nullable(),
      language: z.enum(['de', 'en']).nullable().catch(null),
      version: z.string().nullable(),
      date: z.string().nullable(),
      updatedAt: z.string(),
    }),
  ),
});
const pages = z.object({
  pages: z.array(
    z.object({
      title: z.string(),
      updatedAt: z.string(),
      pageZone: z.array(z.unknown()).nullable(),
    }),
  ),
});

/** Reads published texts from an external content service via GraphQL. Without a token the requests are anonymous. */
export function createExternalTexts({
  url,
  token,
}: {
  url: string;
  token: string | null;
}): ExternalTexts {
  async function ask<Schema extends z.ZodType>(
    query: string,
    variables: { locale: Language; slug: string },
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = z.object({ data: z.unknown().optional() }).parse(await response.json());
    const read = schema.safeParse(data);
    if (!read.success)
      throw new Error(`The content service answered ${response.status} without its data`);
    return read.data;
  }

  return {
    findDocument: async (locale, slug) => {
      const { downloads } = await ask(paperQuery, { locale, slug }, legalDocuments);
      const [found] = downloads;
      if (!found?.body) return null;
      const { body, date, updatedAt } = found;
      return { ...found, ...{ locale, body, date: date ?? updatedAt.slice(0, 10) } };
    },
    findPage: async (locale, slug) => {
      const { pages: found } = await ask(pageQuery, { locale, slug }, pages);
      const [page] = found;
      if (!page) return null;
      const { title, updatedAt, pageZone } = page;
      return {
        page: { title, pageZone: mapLegalBlocks(pageZone ?? []) },
        changedAt: Date.parse(updatedAt),
      };
    },
  };
}
