import { z } from 'zod';
import { readEmail } from '@/domain/customer/read-email';
import { slug, text } from './field-shapes';

/** Whom one can write to: name, postal address on one line, e-mail address. */
const contact = z.strictObject({
  name: z.string().min(2),
  address: text,
  email: z.string().transform(readEmail()),
});

/** demo/catalogue/brands.yaml: brands and who makes what they sell (Regulation (EU) 2023/988, art. 19). */
export const brandsFile = z
  .array(
    z.strictObject({
      slug,
      name: text,
      maker: contact.extend({
        /** Who answers within the EU for what a maker elsewhere has made. */
        responsible: contact.optional(),
      }),
    }),
  )
  .min(1);

/** demo/catalogue/safety.yaml: what has to be said of the dangers of a product, one sentence each. */
export const safetyFile = z.strictObject({
  /** Of every bicycle. */
  bikes: z.array(text).min(1),
  /** Of those with a motor, beside them. */
  motors: z.array(text).min(1),
  /** Of accessories, by their category's slug. */
  categories: z.record(slug, z.array(text).min(1)),
  /** Of one accessory, beside those of its category. */
  accessories: z.record(slug, z.array(text).min(1)),
  /** Slugs of accessories with a battery. */
  batteries: z.array(slug),
});

export type BrandsFile = z.infer<typeof brandsFile>;
export type SafetyFile = z.infer<typeof safetyFile>;
