import 'server-only';
import { findMissingRequirement } from '@/domain/shop-features/required-schema';
import { type MissingFeature, listMissingFeatures } from '@/domain/shop-features/shop-features';
import { levelSchema as specification } from '@/graphql/generated/shop/specification-schema';
import { levelSchema as stock } from '@/graphql/generated/shop/stock-schema';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { createProcessValue } from '@/lib/platform/process-registry';
import { type LevelSchema, toShopSchema } from './level-schema';
import { type IntrospectionProblem, introspectShop } from './introspect-shop';
import { hasCoordinate, type ShopSchema } from './shop-schema';

interface SchemaState {
  /** The shop's schema; null while it is unknown. */
  readonly schema: ShopSchema | null;
  /** True for a shop that allows no introspection and has the full level by configuration. */
  readonly isAssumedComplete: boolean;
  /** Time of the last introspection in ms of `performance.now()`; null before the first. */
  readonly checkedAtMs: number | null;
  readonly pending: Promise<ShopSchema | null> | null;
}

const state = createProcessValue<SchemaState>('shop-schema', () => ({
  ...{ schema: null, isAssumedComplete: false, checkedAtMs: null, pending: null },
}));

/** Time limit in ms, generous because the first request to an idle shop is slow. */
const timeoutMs = 8_000;
/** A known schema is read again after five minutes, in the background. */
const lifetimeMs = 300_000;
/** Pause in ms after a failed introspection. */
const retryMs = 2_000;
/** Pause in ms between two introspections of a shop whose responses contradict its schema. */
const refreshPauseMs = 15_000;

/** True for the embedded shop at its full level, which has everything and needs no introspection. */
const isComplete =
  env.SHOP_LEVEL === 'full' && new URL(env.SHOP_URL).origin === new URL(env.TOOLS_URL).origin;

/**
 * Returns the shop's schema, read by one introspection without a token. Null for the embedded shop, which is complete. A shop without introspection has
 * the schema of SHOP_LEVEL. Null for the full level then, and when the shop cannot be reached; documents are sent
 * unchanged. Never throws.
 */
export async function loadShopSchema(): Promise<ShopSchema | null> {
  if (isComplete) return null;
  const { schema, isAssumedComplete, checkedAtMs, pending } = state.get();
  const ageMs = checkedAtMs === null ? Infinity : performance.now() - checkedAtMs;
  if (schema !== null || isAssumedComplete) {
    if (ageMs > lifetimeMs) void refresh();
    return schema;
  }
  if (pending !== null) return pending;
  return ageMs > retryMs ? refresh() : null;
}

/**
 * Reads the schema again after a response that contradicts it, at most every 15 seconds. Returns true when the schema
 * is another one, so that a repeated call has a chance.
 */
export async function refreshShopSchema(): Promise<boolean> {
  if (isComplete) return false;
  const { schema, checkedAtMs } = state.get();
  const pauseMs = schema === null ? retryMs : refreshPauseMs;
  if (checkedAtMs !== null && performance.now() - checkedAtMs < pauseMs) return false;
  const next = await refresh();
  return next !== null && next !== schema;
}

/** The features that the shop lacks; null while its schema is unknown. */
export async function getMissingShopFeatures(): Promise<MissingFeature[] | null> {
  if (isComplete) return [];
  const schema = await loadShopSchema();
  if (state.get().isAssumedComplete) return [];
  return schema && listMissingFeatures((coordinate) => hasCoordinate(schema, coordinate));
}

function refresh(): Promise<ShopSchema | null> {
  const known = state.get();
  if (known.pending !== null) return known.pending;
  const pending = introspectShop(env.SHOP_URL, timeoutMs).then((answered) => {
    const found = answered.ok ? answered.schema : getAssumedSchema(answered.problem);
    const { schema: former } = state.get();
    const isWorse = former !== null && (found === null || !canSell(found));
    const schema = isWorse || isSame(found, former) ? former : found;
    const isAssumedComplete = schema === null && !answered.ok && answered.problem === 'refused';
    state.set({ schema, isAssumedComplete, checkedAtMs: performance.now(), pending: null });
    if (isWorse && found !== null)
      logger.warn('The schema of the shop lacks what selling requires; the former one is used');
    if (schema !== null && schema !== former) logMissingFeatures(schema, former);
    return schema;
  });
  state.set({ ...known, pending });
  return pending;
}

/** A shop that refuses introspection has the schema of SHOP_LEVEL. */
function getAssumedSchema(problem: IntrospectionProblem): ShopSchema | null {
  return problem === 'refused' && state.get().schema === null ? getConfiguredSchema() : null;
}

const canSell = (schema: ShopSchema): boolean =>
  findMissingRequirement((coordinate) => hasCoordinate(schema, coordinate)) === null;

const levels: Partial<Record<typeof env.SHOP_LEVEL, LevelSchema>> = {
  specification,
  stock,
  'stock-7': stock,
};

/**
 * Returns the schema of the configured level, for a shop that answers but does not allow introspection. Null for the
 * full level, whose documents need no cut.
 */
function getConfiguredSchema(): ShopSchema | null {
  const level = levels[env.SHOP_LEVEL];
  return level === undefined ? null : toShopSchema(level);
}

/** A schema that did not change stays the same object, so that cut documents are reused. */
function isSame(found: ShopSchema | null, former: ShopSchema | null): boolean {
  return found !== null && former !== null && serialize(found) === serialize(former);
}

function serialize({ objects, inputs }: ShopSchema): string {
  return JSON.stringify([
    [...objects].map(([type, fields]) => [
      type,
      [...fields].map(([name, { type: fieldType, args }]) => [name, fieldType, [...args]]),
    ]),
    [...inputs].map(([type, fields]) => [type, [...fields]]),
  ]);
}

function logMissingFeatures(schema: ShopSchema, former: ShopSchema | null): void {
  const missing = listMissingFeatures((coordinate) => hasCoordinate(schema, coordinate));
  if (missing.length === 0 && former === null) return;
  const change = former === null ? 'The shop lacks parts' : 'The schema of the shop has changed';
  logger.warn(change, {
    off: missing.map(({ feature, missing: coordinate }) => `${feature} (${coordinate})`),
  });
}
