import { z } from 'zod';
import type { SourceProblem } from './demo-source-error';
import type { FromFile } from './read-yaml';

/** demo/dealer-stock.yaml: what dealers with an account have told of their own stock. Written by the first seed only. */
export const dealerStockFile = z.array(
  z.strictObject({
    /** The adrNumber of their entry in the dealer finder. */
    dealerNumber: z.string().regex(/^\d+$/),
    skus: z.array(z.string().min(1)).min(1),
  }),
);

export type DealerStockFile = z.infer<typeof dealerStockFile>;

/** Articles that nobody knows. */
export function checkDealerStock(
  { file, content }: FromFile<DealerStockFile>,
  skus: ReadonlySet<string>,
): SourceProblem[] {
  return content.flatMap((dealer, at) =>
    dealer.skus.flatMap((named, index) =>
      skus.has(named)
        ? []
        : [{ file, field: `${at}.skus.${index}`, reason: `the catalogue knows no ${named}` }],
    ),
  );
}
