/** uvp: recommended retail price, gross. hek: dealers' purchase price, net. */
export type ShownPriceType = 'uvp' | 'hek';

/** Before anything is known of the caller (Spec §4, initial client state; §9). */
export const initialShownPrice: ShownPriceType = 'hek';

/** After logout (Spec §4, §9). */
export const shownPriceAfterLogout: ShownPriceType = 'uvp';

/**
 * The price to show: the chosen type counts for b2b customers only. Everybody else sees uvp whatever the state says,
 * as the state starts with hek and a purchase price must never be shown to them (Spec §4, §6).
 */
export function effectiveShownPrice(isB2b: boolean, chosen: ShownPriceType): ShownPriceType {
  return isB2b ? chosen : 'uvp';
}

/** Reads a stored choice; the initial type when it is missing or unknown. */
export function toShownPriceType(value: string | null | undefined): ShownPriceType {
  return value === 'uvp' || value === 'hek' ? value : initialShownPrice;
}
