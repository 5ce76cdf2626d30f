import { z } from 'zod';

const dealer = z.object({
  adrNumber: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  distanceKm: z.number(),
  hasModel: z.boolean(),
});

export const nearestSchema = z.object({ dealers: z.array(dealer) });

/** A dealer near the visitor, and whether the model they look at stands there. */
export type NearDealer = z.infer<typeof dealer>;
