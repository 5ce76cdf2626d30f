import { z } from 'zod';

const dealer = z.object({
  adrNumber: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  distanceKm: z.number(),
  hasModel: z.boolean(),
  /** Number of models in the showroom. */
  models: z.number(),
});

export const nearestDealersSchema = z.object({ dealers: z.array(dealer) });

/**
 * A dealer near the visitor, with the number of models in the showroom and whether the requested model is one of them.
 */
export type NearestDealer = z.infer<typeof dealer>;
