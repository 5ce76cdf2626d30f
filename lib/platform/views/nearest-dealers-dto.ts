import { z } from 'zod';

const dealer = z.object({
  adrNumber: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  distanceKm: z.number(),
  hasModel: z.boolean(),
  /** How many models stand there. */
  models: z.number(),
});

export const nearestDealersSchema = z.object({ dealers: z.array(dealer) });

/** A dealer near the visitor, with what stands there to be ridden. */
export type NearestDealer = z.infer<typeof dealer>;
