import { z } from 'zod';
import type { LegalBlock } from '../legal/legal-pdf';

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

/** The blocks with words, by what GraphQL calls them. */
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

/** What a document shows of a page's blocks; those without words are left out. */
export function legalBlocks(zone: readonly unknown[]): LegalBlock[] {
  return zone.flatMap((one) => {
    const { success, data } = block.safeParse(one);
    return success ? [data] : [];
  });
}
