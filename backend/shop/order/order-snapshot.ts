import { z } from 'zod';
import { vatIdState } from '../address/address.service';
import type { TakenStock } from './order-model';

const address = z.object({
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  additionalInfo: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  zipCode: z.string(),
  city: z.string(),
  countryId: z.string(),
  phone: z.string(),
  fax: z.string(),
});

const invoiceAddress = address.extend({
  email: z.string(),
  vatID: z.string(),
  /** Orders from before VAT IDs were checked do not tell. */
  vatIDState: vatIdState.default('NONE'),
});

const takenStock = z.array(
  z.object({
    productId: z.string(),
    shelf: z.int().min(0),
    deliveries: z.array(z.object({ at: z.int(), amount: z.int().positive() })),
  }),
);

/** What an order has taken from the stock; null for orders from before that was kept. Throws when the row was tampered with. */
export const readTakenStock = (json: string | null): TakenStock[] | null =>
  json === null ? null : takenStock.parse(JSON.parse(json));

const taxExemption = z.enum(['export', 'reverseCharge']).nullable();

/** Why an order bears no VAT; null where it does. Throws when the row was tampered with. */
export const readTaxExemption = (text: string | null) => taxExemption.parse(text);

const vats = z.array(z.object({ rate: z.int(), cents: z.int() }));

/** The JSON texts an order keeps, read back. Throws when one was damaged. */
export const readVats = (json: string) => vats.parse(JSON.parse(json));
/** The invoice address as it was when the order was placed; throws when the row was tampered with. */
export const readOrderAddress = (json: string) => invoiceAddress.parse(JSON.parse(json));
/** The delivery address as it was when the order was placed; null when it went to the invoice address. */
export const readDeliveryAddress = (json: string | null) =>
  json === null ? null : address.parse(JSON.parse(json));
