import { z } from 'zod';

/** Response of /api/color-swap: the same bicycle in a color that is available immediately; null when there is none. */
export const colorSwapSchema = z.object({
  swap: z.object({ productId: z.string(), sku: z.string(), color: z.string() }).nullable(),
});

export type ColorSwap = NonNullable<z.infer<typeof colorSwapSchema>['swap']>;

/** Response of /api/bike-variants. */
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
