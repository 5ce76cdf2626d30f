import { z } from 'zod';
import { slug, text } from './field-shapes';

const term = z.strictObject({ slug, name: text });

/** demo/catalogue/terms.yaml: what lists are filtered by. */
export const termsFile = z.strictObject({
  subcategories: z.array(term).min(4),
  transmissionGroups: z.array(term).min(5),
  geometries: z.array(term).length(3),
  accessoryCategories: z.array(term).length(10),
  partsCategories: z.array(term).min(5),
});

/** demo/catalogue/colors.yaml: the paints by key. */
export const colorsFile = z.record(
  slug,
  z.strictObject({
    name: text,
    hex: z.string().regex(/^#[0-9a-f]{6}$/),
    decal: z.string().regex(/^#[0-9a-f]{6}$/),
    finish: z.enum(['gloss', 'satin', 'raw']),
  }),
);

export type TermsFile = z.infer<typeof termsFile>;
export type ColorsFile = z.infer<typeof colorsFile>;
