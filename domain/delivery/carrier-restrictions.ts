import { type TaxLocation, findTaxTerritory } from '@/domain/address/tax-territories';
import type { ParcelKind } from './transit-days';

export interface DeliveryLocation extends TaxLocation {
  readonly street: string;
  readonly additionalInfo: string;
}

/** Why no carrier brings goods to a place by itself: a parcel station or a post box takes no bicycle, a far place has to be asked about. */
export type CarrierRestriction = 'parcelStation' | 'onRequest';

const parcelStation =
  /\b(?:pack|post)stations?\d*\b|\bpostfilial\w*|\bpaket(?:box|shop|station)\w*|\b(?:parcel ?)?lockers?\b|\bpoint relais\b|\bpickup ?(?:point|station)\b|\bpakkeshop\b|\bpaczkomat\w*/i;
const postBox = /\bpost(?:fach|bus|boks)\d*\b|\bp\.? ?o\.? ?box\d*\b|\bbo[iî]te postale\b/i;

/** True for an address at a parcel station, a parcel shop or a post box, in the words of the countries the shop delivers to. */
function isParcelStation({ street, additionalInfo }: DeliveryLocation): boolean {
  return [street, additionalInfo].some((text) => parcelStation.test(text) || postBox.test(text));
}

/** What keeps carriers from bringing goods of this kind to a place; null when they bring them. */
export function findCarrierRestriction(
  place: DeliveryLocation,
  kind: ParcelKind,
): CarrierRestriction | null {
  if (kind === 'bike' && isParcelStation(place)) return 'parcelStation';
  const onRequest = findTaxTerritory(place)?.onRequest;
  if (onRequest === 'everything') return 'onRequest';
  return onRequest === 'bikes' && kind === 'bike' ? 'onRequest' : null;
}
