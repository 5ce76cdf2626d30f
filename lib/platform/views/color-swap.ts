import { z } from 'zod';

/** What /api/color-swap answers: the same bicycle in a colour that is there at once; null when there is none. */
export const colorSwapAnswer = z.object({
  swap: z.object({ productId: z.string(), sku: z.string(), color: z.string() }).nullable(),
});

export type ColorSwap = NonNullable<z.infer<typeof colorSwapAnswer>['swap']>;
