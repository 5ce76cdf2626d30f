import 'server-only';
import { z } from 'zod';
import { parseConfigurationCode } from '@/domain/configurator/configuration-code';
import type { Language } from '@/domain/locale/language';
import { mapResult, type Result, success } from '@/lib/gateways/result';
import { fetchProducts } from '@/lib/gateways/shop/catalog.gateway';
import type { ShopResponse } from '@/lib/gateways/shop/shop-client';
import { addLineToBasket, type BasketCaller, toShopRejection } from './basket-calls';

const variablesSchema = z.object({
  basketId: z.string(),
  code: z.string(),
  amount: z.number(),
  persParam: z.array(z.string()).nullish().default(null),
});

/** The product of a configuration without mounted parts, or the shop's rejection of the code. */
type PlainBike = { productId: string } | { message: string };

/**
 * Adds the bicycle of a configuration at a shop without basketAddConfiguration. Returns null for a configuration with
 * mounted parts: their approval and price can only be checked by the shop.
 */
export async function addPlainBike(
  variables: Record<string, unknown>,
  caller: BasketCaller,
): Promise<Result<ShopResponse> | null> {
  const parsed = variablesSchema.safeParse(variables);
  if (!parsed.success) return reject('Configuration code is not valid');
  const { basketId, code, amount, persParam } = parsed.data;
  const bike = await findPlainBike(code, caller.language);
  if (bike === null) return null;
  if (!bike.ok) return bike;
  if ('message' in bike.data) return reject(bike.data.message);
  const { productId } = bike.data;
  const added = await addLineToBasket(caller, basketId, { productId, amount, persParam });
  if (!added.ok) return toShopRejection(added.error);
  const { basket, errors } = added.data;
  return success({
    data: { basketAddConfiguration: basket },
    ...(errors.length > 0 && { errors }),
  });
}

/** Finds the product of a configuration by its SKU. Returns null for a configuration with mounted parts. */
export async function findPlainBike(
  code: string,
  language: Language,
): Promise<Result<PlainBike> | null> {
  const configuration = parseConfigurationCode(code);
  if (configuration === null) return success({ message: 'Configuration code is not valid' });
  const { sku, parts } = configuration;
  if (parts.length > 0) return null;
  return mapResult(await fetchProducts(language, 'bikes'), (models) => {
    const bike = models.flatMap(({ variants }) => variants).find((one) => one.sku === sku);
    return bike
      ? { productId: bike.id }
      : { message: `Configuration names an unknown bike: ${sku}` };
  });
}

function reject(message: string): Result<ShopResponse> {
  return success({ data: null, errors: [{ message }] });
}
