import 'server-only';
import type { Result } from '@/lib/gateways/result';
import { loadShopSchema } from '@/lib/gateways/shop/schema/load-shop-schema';
import { hasCoordinate } from '@/lib/gateways/shop/schema/shop-schema';
import type { ShopResponse } from '@/lib/gateways/shop/shop-client';
import { addItemsOneByOne } from './add-items-one-by-one';
import { addPlainBike } from './add-plain-bike';
import type { BasketCaller } from './basket-calls';
import { replaceItemNote } from './replace-item-note';

type OperationFallback = (
  variables: Record<string, unknown>,
  caller: BasketCaller,
) => Promise<Result<ShopResponse> | null>;

const fallbacks = new Map<string, OperationFallback>([
  ['BasketAddItems', addItemsOneByOne],
  ['BasketAddConfiguration', addPlainBike],
  ['BasketUpdateItemNote', replaceNoteIfKept],
]);

/**
 * Does with other operations what an operation does that the shop lacks, with a response of the same form. Returns null
 * when there is no such way.
 */
export async function runOperationFallback(
  operation: string,
  variables: Record<string, unknown>,
  caller: BasketCaller,
): Promise<Result<ShopResponse> | null> {
  return fallbacks.get(operation)?.(variables, caller) ?? null;
}

async function replaceNoteIfKept(
  variables: Record<string, unknown>,
  caller: BasketCaller,
): Promise<Result<ShopResponse> | null> {
  const schema = await loadShopSchema();
  const keepsNotes =
    schema !== null &&
    hasCoordinate(schema, 'Mutation.basketAddItem(persParam)') &&
    hasCoordinate(schema, 'BasketItem.persParam');
  return keepsNotes ? replaceItemNote(variables, caller) : null;
}
