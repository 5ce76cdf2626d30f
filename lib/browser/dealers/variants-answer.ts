import { z } from 'zod';

/** What /api/bike-variants answers. */
export const variantsAnswer = z.object({
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

export type VariantChoice = z.infer<typeof variantsAnswer>['variants'][number];
