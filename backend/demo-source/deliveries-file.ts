import { z } from 'zod';
import type { SourceProblem } from './demo-source-error';
import type { FromFile } from './read-yaml';

const sku = z.string().min(1);
const days = z.int().min(0);

/** demo/deliveries.yaml: which of the house's own deliveries came and which got another day. Written by the first seed only. */
export const deliveriesFile = z.strictObject({
  arrivals: z
    .array(z.strictObject({ sku, pieces: z.int().positive(), arrivedDaysAgo: days }))
    .default([]),
  moves: z
    .array(
      z.strictObject({
        sku,
        /** The stock's first or second delivery; its day now stands there. */
        slot: z.union([z.literal(1), z.literal(2)]),
        formerlyInDays: z.int(),
        movedDaysAgo: days,
      }),
    )
    .default([]),
});

export type DeliveriesFile = z.infer<typeof deliveriesFile>;

/** Deliveries of articles that nobody knows. */
export function checkDeliveries(
  { file, content }: FromFile<DeliveriesFile>,
  skus: ReadonlySet<string>,
): SourceProblem[] {
  return (['arrivals', 'moves'] as const).flatMap((list) =>
    content[list].flatMap(({ sku: named }, index) =>
      skus.has(named)
        ? []
        : [{ file, field: `${list}.${index}.sku`, reason: `the catalogue knows no ${named}` }],
    ),
  );
}
