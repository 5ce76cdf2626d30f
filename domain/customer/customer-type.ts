export type UserGroup = { id: string; title: string };

/** Id of the user group of dealers (Specification §3, §9). */
export const b2bGroupId = 'oxiddealer';

export type CustomerType = 'b2b' | 'b2c';

/** Returns b2b for members of the dealer group, otherwise b2c (Specification §3). */
export function getCustomerType(groups: readonly Pick<UserGroup, 'id'>[]): CustomerType {
  return groups.some((group) => group.id === b2bGroupId) ? 'b2b' : 'b2c';
}

/** uvp: recommended retail price, gross. hek: dealer purchase price, net. */
export type DisplayedPriceType = 'uvp' | 'hek';

/** Price type in the browser before the visitor's customer type is known (Specification §4, §9). */
export const initialDisplayedPriceType: DisplayedPriceType = 'hek';

/** Price type after logout (Specification §4, §9). */
export const displayedPriceTypeAfterLogout: DisplayedPriceType = 'uvp';

/**
 * Returns the price type to show. Only b2b customers can choose; everyone else always gets uvp, because the initial
 * choice is hek and only b2b customers may see purchase prices (Specification §4, §6).
 */
export function resolveDisplayedPriceType(
  isB2b: boolean,
  chosen: DisplayedPriceType,
): DisplayedPriceType {
  return isB2b ? chosen : 'uvp';
}

/** Parses a stored price type. Returns the initial type if it is missing or unknown. */
export function parseDisplayedPriceType(value: string | null | undefined): DisplayedPriceType {
  return value === 'uvp' || value === 'hek' ? value : initialDisplayedPriceType;
}
