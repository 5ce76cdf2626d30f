import { groupOf } from '@/domain/configuration/line-group';
import { parsePersParam, type PersParam, serialisePersParam } from '@/domain/basket/pers-param';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import type { BasketItemModel } from './basket-model';
import { setItemAmount } from './basket.repository';
import { amountLimits, assertAmount } from './item-input';

/** The lines that belong to one configured bicycle, by its sku and then its parts; a line of its own is all there is of it. */
export function groupOfItem(
  items: readonly BasketItemModel[],
  item: BasketItemModel,
): BasketItemModel[] {
  const key = keyOf(item);
  return key === null ? [item] : items.filter((other) => keyOf(other) === key);
}

/** A note that says it belongs to a configuration is the shop's to write: only `basketAddConfiguration` knows that its parts fit. */
export function refuseGroup(persParam: string): void {
  if (groupOf(parsePersParam(persParam)) !== null)
    throw new ShopError(
      'PERS_PARAM',
      'A line of a configuration is added with its bike, by basketAddConfiguration',
    );
}

/** A new note for a line: of a configuration it stays a part, and only its bicycle bears comment and day. */
export async function noteForLine(
  { catalog }: ShopContext,
  item: BasketItemModel,
  given: string,
): Promise<string> {
  const group = groupOf(parsePersParam(item.persParam));
  if (group === null) {
    refuseGroup(given);
    return given;
  }
  const note: PersParam = { ...parsePersParam(given), uuid: group.key };
  const product = await catalog.product(item.productId);
  if (product?.sku !== group.sku && (note.comment !== '' || note.date !== ''))
    throw new ShopError('PERS_PARAM', 'Only the bike of a configuration bears a note');
  return serialisePersParam(note)[0] ?? '';
}

/**
 * Makes one of two configured bicycles that have come to say the same, with all their parts; false where there is no other. `persParam` is what the
 * bicycle of the first is to say.
 */
export async function joinGroup(
  { db, caller, now }: ShopContext,
  items: readonly BasketItemModel[],
  item: BasketItemModel,
  persParam: string,
): Promise<boolean> {
  const note = parsePersParam(persParam);
  const group = groupOf(note);
  if (group === null) return false;
  const twin = items.find(({ productId, persParam: other }) => {
    const { uuid, comment, date } = parsePersParam(other);
    const saysTheSame = comment === note.comment && date === note.date;
    const isTwin = uuid !== note.uuid && groupOf({ uuid })?.code === group.code;
    return productId === item.productId && saysTheSame && isTwin;
  });
  if (!twin) return false;
  const members = groupOfItem(items, twin);
  for (const each of groupOfItem(items, item)) {
    const same = members.find(({ productId }) => productId === each.productId);
    const amount = (same?.amount ?? 0) + each.amount;
    assertAmount(amount, 1, amountLimits(caller).line);
    if (same) await setItemAmount(db, same.id, amount, now);
    await setItemAmount(db, each.id, 0, now);
  }
  return true;
}

/** What a note says of the group a line belongs to, and nothing else. */
export function groupNote(persParam: string): string {
  const uuid = groupOf(parsePersParam(persParam))?.key ?? '';
  return serialisePersParam({ uuid, comment: '', date: '' })[0] ?? '';
}

function keyOf({ persParam }: BasketItemModel): string | null {
  return groupOf(parsePersParam(persParam))?.key ?? null;
}
