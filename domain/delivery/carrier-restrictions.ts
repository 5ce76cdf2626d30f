import { type TaxLocation, findTaxTerritory } from '@/domain/address/tax-territories';
import type { ParcelKind } from './transit-days';

export interface DeliveryLocation extends TaxLocation {
  readonly street: string;
  readonly additionalInfo: string;
}

/**
 * Reason why carriers do not deliver to a place. parcelStation: bicycles cannot be delivered to parcel stations and
 * P.O. boxes. onRequest: a remote place that needs an individual arrangement.
 */
export type CarrierRestriction = 'parcelStation' | 'onRequest';

const parcelStation =
  /\b(?:pack|post)stations?\d*\b|\bpostfilial\w*|\bpaket(?:box|shop|station)\w*|\b(?:parcel ?)?lockers?\b|\bpoint relais\b|\bpickup ?(?:point|station)\b|\bpakkeshop\b|\bpaczkomat\w*/i;
const postBox = /\bpost(?:fach|bus|boks)\d*\b|\bp\.? ?o\.? ?box\d*\b|\bbo[iî]te postale\b/i;

/** Checks for a parcel station, parcel shop or P.O. box, in the languages of the countries the shop delivers to. */
function isParcelStation({ street, additionalInfo }: DeliveryLocation): boolean {
  return [street, additionalInfo].some((text) => parcelStation.test(text) || postBox.test(text));
}

/** Returns the reason why carriers do not deliver goods of this kind to a place; null if they do. */
export function findCarrierRestriction(
  place: DeliveryLocation,
  kind: ParcelKind,
): CarrierRestriction | null {
  if (kind === 'bike' && isParcelStation(place)) return 'parcelStation';
  const onRequest = findTaxTerritory(place)?.onRequest;
  if (onRequest === 'everything') return 'onRequest';
  return onRequest === 'bikes' && kind === 'bike' ? 'onRequest' : null;
}
