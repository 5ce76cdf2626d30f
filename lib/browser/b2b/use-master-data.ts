import { z } from 'zod';
import type { MasterData, MasterDataFields } from '@/domain/dealer-account/master-data';
import { weekdays } from '@/domain/dealers/dealer';
import { shipmentModes, type ShipmentMode } from '@/domain/delivery/shipment';
import type { Language } from '@/domain/locale/language';
import { createSingleQueryStore, type QueryState } from './create-query-store';
import { fetchB2b, type B2bResult } from './b2b-client';

const fields = z.object({
  finderName: z.string(),
  finderStreet: z.string(),
  finderStreetNumber: z.string(),
  finderZipCode: z.string(),
  finderCity: z.string(),
  finderPhone: z.string(),
  finderEmail: z.string(),
  company: z.string(),
  contact: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  zipCode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  vatId: z.string(),
  iban: z.string(),
  openingHours: z.array(
    z.object({ days: z.array(z.enum(weekdays)), opens: z.string(), closes: z.string() }),
  ),
}) satisfies z.ZodType<MasterDataFields>;

/** Response schema: the dealer's master data and the latest request to change them. */
export const masterDataResponseSchema = z.object({
  customerNumber: z.string(),
  current: fields,
  request: z
    .object({
      id: z.string(),
      sentAt: z.string(),
      state: z.enum(['review', 'accepted', 'refused']),
      reviewedAt: z.string().nullable(),
      reason: z.string(),
      wanted: fields,
    })
    .nullable(),
  finderSlug: z.string().nullable(),
  deliveryWish: z.enum(shipmentModes),
}) satisfies z.ZodType<MasterData>;

const stores = {
  de: createSingleQueryStore(() => fetchMasterData('de')),
  en: createSingleQueryStore(() => fetchMasterData('en')),
};

/** Subscribes to the dealer's master data and the latest request to change them. */
export function useMasterData(language: Language): QueryState<MasterData> {
  return stores[language].useQuery();
}

/** Reloads the master data in this language for all subscribers. */
export function reloadMasterData(language: Language): Promise<void> {
  return stores[language].reload();
}

/** Submits a request to change the master data, which staff review; rejected while an earlier request is pending. */
export function sendMasterDataRequest(
  changedFields: MasterDataFields,
  language: Language,
): Promise<B2bResult<MasterData>> {
  return fetchB2b('/master-data', {
    ...{ language, method: 'POST', body: changedFields },
    schema: masterDataResponseSchema,
  });
}

/** Saves the dealer's default shipment preference for new baskets; effective at once. */
export function updateShipmentPreference(
  shipmentMode: ShipmentMode,
  language: Language,
): Promise<B2bResult<MasterData>> {
  return fetchB2b('/master-data/delivery-wish', {
    ...{ language, method: 'POST', body: { deliveryWish: shipmentMode } },
    schema: masterDataResponseSchema,
  });
}

function fetchMasterData(language: Language): Promise<B2bResult<MasterData>> {
  return fetchB2b('/master-data', { language, schema: masterDataResponseSchema });
}
