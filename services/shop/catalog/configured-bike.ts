import { findPartProblem } from '@/domain/configurator/mounted-parts';
import {
  formatMountConflictError,
  formatNotFittingError,
} from '@/domain/configurator/configuration-errors';
import { parseConfigurationCode } from '@/domain/configurator/configuration-code';
import type { Database } from '../../database/database';
import type { ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import type { MountModel, ProductModel } from '../base/product-model';
import {
  findAccessoryIds,
  findProductIdsByNumbers,
  findProductIdBySku,
  findMounts,
} from './product-details.repository';
import { findProductRejection } from './sellable-products';

/** A configured bicycle as currently sold: the variant and the accessories mounted on it. */
export interface ConfiguredBike {
  bike: ProductModel;
  parts: readonly ProductModel[];
}

/**
 * Returns the bicycle and the parts of a configuration code, as visible to this caller. Throws ShopError for an invalid
 * code, for products that are no longer sold, and for parts that do not fit the frame or each other, naming the part.
 */
export async function getConfiguredBike(
  { db, catalog }: Pick<ShopContext, 'db' | 'catalog'>,
  code: string,
): Promise<ConfiguredBike> {
  const read = parseConfigurationCode(code);
  if (read === null) throw new ShopError('CONFIGURATION', 'Configuration code is not valid');
  const bikeId = await findProductIdBySku(db, read.sku);
  const bike = bikeId === null ? null : await catalog.product(bikeId);
  if (bike?.parentId == null)
    throw new ShopError('CONFIGURATION', `Configuration names an unknown bike: ${read.sku}`);
  assertOrderable(bike, bike.id);
  const numbers = await findProductIdsByNumbers(db, read.parts);
  const ids = read.parts.map((number) => numbers.get(number) ?? unknownPart(number));
  const parts = await Promise.all(
    ids.map(async (id) => ({ id, product: await catalog.product(id) })),
  );
  for (const { id, product } of parts) assertOrderable(product, id);
  const products = parts.flatMap(({ product }) => product ?? []);
  await assertMountable(db, bike, products);
  return { bike, parts: products };
}

/**
 * Throws ShopError, naming the part, if a part is not approved for this variant's model or frame, or two parts cannot
 * be combined.
 */
export async function assertMountable(
  db: Database,
  bike: ProductModel,
  parts: readonly ProductModel[],
): Promise<void> {
  const parentId = bike.parentId ?? '';
  const fitting = new Set((await findAccessoryIds(db, [parentId])).get(parentId));
  const unfitting = parts.find((part) => part.parentId === null || !fitting.has(part.parentId));
  if (unfitting) throw doesNotFit(unfitting.id, bike);
  const mounts = await findMounts(
    db,
    parts.map(({ id }) => id),
  );
  const mounted = parts.flatMap(({ id }) => {
    const mount = mounts.get(id);
    return mount ? [{ ...mount, id }] : [];
  });
  const problem = findPartProblem<MountModel & { id: string }>(bike.sku ?? '', mounted);
  if (problem?.kind === 'frame') throw doesNotFit(problem.part.id, bike);
  if (problem)
    throw new ShopError(
      'CONFIGURATION',
      formatMountConflictError(problem.part.id, problem.other.id),
    );
}

function doesNotFit(id: string, { sku }: ProductModel): ShopError {
  return new ShopError('CONFIGURATION', formatNotFittingError(id, sku ?? ''));
}

function unknownPart(number: number): never {
  throw new ShopError('CONFIGURATION', `Configuration names an unknown part: ${number}`);
}

function assertOrderable(product: ProductModel | null, id: string): void {
  const rejection = findProductRejection(product, id, false);
  if (rejection) throw rejection;
}
