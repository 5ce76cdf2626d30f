import { findMissingRequirement } from '@/domain/shop-features/required-schema';
import { listMissingFeatures, type SchemaCoordinate } from '@/domain/shop-features/shop-features';
import { loadShopSchema } from '@/lib/gateways/shop/schema/load-shop-schema';
import { hasCoordinate } from '@/lib/gateways/shop/schema/shop-schema';
import type { ServiceHealth } from './health-checks';

/** Health of the shop with the parts that are off because it lacks what they need. */
interface ShopHealth extends ServiceHealth {
  /** Names of the features that are off, each with the first coordinate that the shop lacks. */
  readonly off?: Readonly<Record<string, string>>;
}

type CheckServices = () => Promise<Record<string, ServiceHealth>>;

/** Extends the health checks of all services by what the shop lacks. */
export function createShopSupportCheck(checkServices: CheckServices): CheckServices {
  return async () => {
    const { shop, ...others } = await checkServices();
    return shop === undefined ? others : { shop: await addShopSupport(shop), ...others };
  };
}

/**
 * Adds to the health of the shop what its schema lacks. A shop that answers but lacks something that selling requires is
 * unhealthy. Unchanged while the schema is unknown.
 */
async function addShopSupport(health: ServiceHealth): Promise<ShopHealth> {
  const schema = health.ok ? await loadShopSchema() : null;
  if (schema === null) return health;
  const has = (coordinate: SchemaCoordinate) => hasCoordinate(schema, coordinate);
  const missing = findMissingRequirement(has);
  if (missing !== null) return { ok: false, reason: `It lacks ${missing}` };
  const off = listMissingFeatures(has).map((one) => [one.feature, one.missing] as const);
  return off.length === 0 ? health : { ...health, off: Object.fromEntries(off) };
}
