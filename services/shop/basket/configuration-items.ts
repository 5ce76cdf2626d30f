import { findLineGroup } from '@/domain/configurator/line-group';
import { parsePersParam, type PersParam, formatPersParam } from '@/domain/basket/pers-param';
import type { ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import type { BasketItemModel } from './basket-model';
import { setBasketItemQuantity } from './basket.repository';
import { getQuantityLimits, assertQuantityInRange } from './basket-item-input';

/** Returns the line items of one configured bicycle. A line item that is in no group is returned alone. */
export function listGroupItems(
  items: readonly BasketItemModel[],
  item: BasketItemModel,
): BasketItemModel[] {
  const key = keyOf(item);
  return key === null ? [item] : items.filter((other) => keyOf(other) === key);
}

/**
 * Throws ShopError if a note refers to a configuration. Only `basketAddConfiguration` may write such a note, because it
 * checks that the parts fit.
 */
export function assertNoConfigurationNote(persParam: string): void {
  if (findLineGroup(parsePersParam(persParam)) !== null)
    throw new ShopError(
      'PERS_PARAM',
      'A line of a configuration is added with its bike, by basketAddConfiguration',
    );
}

/**
 * Returns the new note (persParam) of a line item. A line item of a configuration stays in its group, and only the
 * bicycle's line item may have a comment and date.
 */
export async function resolveItemNote(
  { catalog }: ShopContext,
  item: BasketItemModel,
  encoded: string,
): Promise<string> {
  const group = findLineGroup(parsePersParam(item.persParam));
  if (group === null) {
    assertNoConfigurationNote(encoded);
    return encoded;
  }
  const note: PersParam = { ...parsePersParam(encoded), uuid: group.key };
  const product = await catalog.product(item.productId);
  if (product?.sku !== group.sku && (note.comment !== '' || note.date !== ''))
    throw new ShopError('PERS_PARAM', 'Only the bike of a configuration bears a note');
  return formatPersParam(note)[0] ?? '';
}

/**
 * Merges the line items of a configured bicycle into another group in the basket with the same configuration and the
 * note `persParam`. Returns false if the basket has no such group.
 */
export async function mergeConfigurationGroups(
  { db, caller, now }: ShopContext,
  items: readonly BasketItemModel[],
  item: BasketItemModel,
  persParam: string,
): Promise<boolean> {
  const note = parsePersParam(persParam);
  const group = findLineGroup(note);
  if (group === null) return false;
  const match = items.find(({ productId, persParam: other }) => {
    const { uuid, comment, date } = parsePersParam(other);
    const hasSameNote = comment === note.comment && date === note.date;
    const isSameConfiguration = uuid !== note.uuid && findLineGroup({ uuid })?.code === group.code;
    return productId === item.productId && hasSameNote && isSameConfiguration;
  });
  if (!match) return false;
  const members = listGroupItems(items, match);
  for (const each of listGroupItems(items, item)) {
    const same = members.find(({ productId }) => productId === each.productId);
    const amount = (same?.amount ?? 0) + each.amount;
    assertQuantityInRange(amount, 1, getQuantityLimits(caller).line);
    if (same) await setBasketItemQuantity(db, same.id, amount, now);
    await setBasketItemQuantity(db, each.id, 0, now);
  }
  return true;
}

/** Returns a note with only the uuid of the line item's group, without comment and date. */
export function toGroupNote(persParam: string): string {
  const uuid = findLineGroup(parsePersParam(persParam))?.key ?? '';
  return formatPersParam({ uuid, comment: '', date: '' })[0] ?? '';
}

function keyOf({ persParam }: BasketItemModel): string | null {
  return findLineGroup(parsePersParam(persParam))?.key ?? null;
}
