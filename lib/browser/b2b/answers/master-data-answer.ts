import { z } from 'zod';
import type { MasterData, MasterDataFields } from '@/domain/b2b/master-data';
import { weekdays } from '@/domain/dealers/opening-hours';
import { partingWishes } from '@/domain/shipment/shipment';

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

/** What is known of the caller's business, and the newest wish to change it. */
export const masterDataAnswer = z.object({
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
  deliveryWish: z.enum(partingWishes),
}) satisfies z.ZodType<MasterData>;
