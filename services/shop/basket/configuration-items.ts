import { findLineGroup } from '@/domain/configurator/line-group';
import { parsePersParam, type PersParam, formatPersParam } from '@/domain/basket/pers-param';
import type { ShopContext } from '../base/shop-context';
import { ShopError } from '../base/shop-errors';
import type { BasketItemModel } from './basket-model';
import { setItemAmount } from './basket.repository';
import { getQuantityLimits, assertQuantity } from './basket-item-input';

/** The lines that belong to one configured bicycle, by its sku and then its parts; a line of its own is all there is of it. */
export function listGroupItems(
  items: readonly BasketItemModel[],
  item: BasketItemModel,
): BasketItemModel[] {
  const key = keyOf(item);
  return key === null ? [item] : items.filter((other) => keyOf(other) === key);
}

/** A note that says it belongs to a configuration is the shop's to write: only `basketAddConfiguration` knows that its parts fit. */
export function assertNoGroup(persParam: string): void {
  if (findLineGroup(parsePersParam(persParam)) !== null)
    throw new ShopError(
      'PERS_PARAM',
      'A line of a configuration is added with its bike, by basketAddConfiguration',
    );
}

/** A new note for a line: of a configuration it stays a part, and only its bicycle bears comment and day. */
export async function resolveItemNote(
  { catalog }: ShopContext,
  item: BasketItemModel,
  given: string,
): Promise<string> {
  const group = findLineGroup(parsePersParam(item.persParam));
  if (group === null) {
    assertNoGroup(given);
    return given;
  }
  const note: PersParam = { ...parsePersParam(given), uuid: group.key };
  const product = await catalog.product(item.productId);
  if (product?.sku !== group.sku && (note.comment !== '' || note.date !== ''))
    throw new ShopError('PERS_PARAM', 'Only the bike of a configuration bears a note');
  return formatPersParam(note)[0] ?? '';
}

/**
 * Makes one of two configured bicycles that have come to say the same, with all their parts; false where there is no other. `persParam` is what the
 * bicycle of the first is to say.
 */
export async function mergeGroups(
  { db, caller, now }: ShopContext,
  items: readonly BasketItemModel[],
  item: BasketItemModel,
  persParam: string,
): Promise<boolean> {
  const note = parsePersParam(persParam);
  const group = findLineGroup(note);
  if (group === null) return false;
  const twin = items.find(({ productId, persParam: other }) => {
    const { uuid, comment, date } = parsePersParam(other);
    const saysTheSame = comment === note.comment && date === note.date;
    const isTwin = uuid !== note.uuid && findLineGroup({ uuid })?.code === group.code;
    return productId === item.productId && saysTheSame && isTwin;
  });
  if (!twin) return false;
  const members = listGroupItems(items, twin);
  for (const each of listGroupItems(items, item)) {
    const same = members.find(({ productId }) => productId === each.productId);
    const amount = (same?.amount ?? 0) + each.amount;
    assertQuantity(amount, 1, getQuantityLimits(caller).line);
    if (same) await setItemAmount(db, same.id, amount, now);
    await setItemAmount(db, each.id, 0, now);
  }
  return true;
}

/** What a note says of the group a line belongs to, and nothing else. */
export function toGroupNote(persParam: string): string {
  const uuid = findLineGroup(parsePersParam(persParam))?.key ?? '';
  return formatPersParam({ uuid, comment: '', date: '' })[0] ?? '';
}

function keyOf({ persParam }: BasketItemModel): string | null {
  return findLineGroup(parsePersParam(persParam))?.key ?? null;
}
