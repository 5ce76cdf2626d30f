import { z } from 'zod';

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

/** The JSON texts an order keeps, read back. Throws when one was damaged. */
export const readVats = (json: string) =>
  z.array(z.object({ rate: z.int(), cents: z.int() })).parse(JSON.parse(json));
/** The invoice address as it was when the order was placed; throws when the row was tampered with. */
export const readOrderAddress = (json: string) =>
  address.extend({ email: z.string(), vatID: z.string() }).parse(JSON.parse(json));
/** The delivery address as it was when the order was placed; null when it went to the invoice address. */
export const readDeliveryAddress = (json: string | null) =>
  json === null ? null : address.parse(JSON.parse(json));
