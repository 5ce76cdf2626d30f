export type UserGroup = { id: string; title: string };

/** Group that identifies dealers (Specification §3, §9). */
export const b2bGroupId = 'oxiddealer';

export type CustomerType = 'b2b' | 'b2c';

/** b2b for members of the dealer group, b2c for everybody else (Specification §3). */
export function getCustomerType(groups: readonly Pick<UserGroup, 'id'>[]): CustomerType {
  return groups.some((group) => group.id === b2bGroupId) ? 'b2b' : 'b2c';
}

/** uvp: recommended retail price, gross. hek: dealers' purchase price, net. */
export type ShownPriceType = 'uvp' | 'hek';

/** Before anything is known of the caller (Specification §4, initial client state; §9). */
export const initialShownPrice: ShownPriceType = 'hek';

/** After logout (Specification §4, §9). */
export const shownPriceAfterLogout: ShownPriceType = 'uvp';

/**
 * The price to show: the chosen type counts for b2b customers only. Everybody else sees uvp whatever the state says,
 * as the state starts with hek and a purchase price must never be shown to them (Specification §4, §6).
 */
export function resolveShownPrice(isB2b: boolean, chosen: ShownPriceType): ShownPriceType {
  return isB2b ? chosen : 'uvp';
}

/** Reads a stored choice; the initial type when it is missing or unknown. */
export function parseShownPriceType(value: string | null | undefined): ShownPriceType {
  return value === 'uvp' || value === 'hek' ? value : initialShownPrice;
}
