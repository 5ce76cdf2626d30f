import { z } from 'zod';

/** What /api/color-swap answers: the same bicycle in a colour that is there at once; null when there is none. */
export const colorSwapSchema = z.object({
  swap: z.object({ productId: z.string(), sku: z.string(), color: z.string() }).nullable(),
});

export type ColorSwap = NonNullable<z.infer<typeof colorSwapSchema>['swap']>;

/** What /api/bike-variants answers. */
export const variantsSchema = z.object({
  variants: z.array(
    z.object({
      sku: z.string(),
      drivetrain: z.string(),
      frame: z.string(),
      size: z.string(),
      color: z.string(),
    }),
  ),
});

export type VariantChoice = z.infer<typeof variantsSchema>['variants'][number];
