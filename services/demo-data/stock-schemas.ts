import { z } from 'zod';
import type { DemoDataProblem, YamlFile } from './load-yaml';

/** demo/dealer-stock.yaml: stock reported by dealers with an account. Only used by the first seed. */
export const dealerStockFileSchema = z.array(
  z.strictObject({
    /** The adrNumber of the dealer's entry in the dealer finder. */
    dealerNumber: z.string().regex(/^\d+$/),
    skus: z.array(z.string().min(1)).min(1),
  }),
);

export type DealerStockFile = z.infer<typeof dealerStockFileSchema>;

/** Finds dealers' articles that are not in the catalog. */
export function validateDealerStock(
  { file, content }: YamlFile<DealerStockFile>,
  skus: ReadonlySet<string>,
): DemoDataProblem[] {
  return content.flatMap((dealer, at) =>
    dealer.skus.flatMap((named, index) =>
      skus.has(named)
        ? []
        : [{ file, field: `${at}.skus.${index}`, reason: `the catalogue knows no ${named}` }],
    ),
  );
}

const sku = z.string().min(1);
const days = z.int().min(0);

/** demo/deliveries.yaml: restocks that arrived and restocks that were rescheduled. Only used by the first seed. */
export const restocksFileSchema = z.strictObject({
  arrivals: z
    .array(z.strictObject({ sku, pieces: z.int().positive(), arrivedDaysAgo: days }))
    .default([]),
  moves: z
    .array(
      z.strictObject({
        sku,
        /** Number of the restock in the catalog, 1 or 2. The catalog already contains the new date. */
        slot: z.union([z.literal(1), z.literal(2)]),
        formerlyInDays: z.int(),
        movedDaysAgo: days,
      }),
    )
    .default([]),
});

export type RestocksFile = z.infer<typeof restocksFileSchema>;

/** Finds restocks of articles that are not in the catalog. */
export function validateRestocks(
  { file, content }: YamlFile<RestocksFile>,
  skus: ReadonlySet<string>,
): DemoDataProblem[] {
  return (['arrivals', 'moves'] as const).flatMap((list) =>
    content[list].flatMap(({ sku: named }, index) =>
      skus.has(named)
        ? []
        : [{ file, field: `${list}.${index}.sku`, reason: `the catalogue knows no ${named}` }],
    ),
  );
}
