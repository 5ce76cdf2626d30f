import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { centsSchema, localizedText } from './field-schemas';

const amount = z.int().min(0);
const countryId = z.string().regex(/^[a-z]{2}$/, 'a lower-case ISO code, for instance de');
const countryIds = z.union([z.literal('all'), z.array(countryId).min(1)]);

/** The seller: sender of order emails and recipient of bank transfers. */
export const brandSchema = z.strictObject({
  name: z.string().min(1),
  company: z.string().min(1),
  street: z.string().min(1),
  city: z.string().min(1),
  register: z.string().min(1),
  managingDirector: z.string().min(1),
  vatId: z.string().min(1),
  /**
   * National tax number (§ 14 Abs. 4 Nr. 2 UStG); e-invoices contain it in addition to the VAT ID. Empty in shops
   * seeded before this field existed.
   */
  taxNumber: z.string().default(''),
  /** Contact for questions about invoices: a person or a department (EN 16931, BT-41). */
  invoiceContact: z.string().min(1).default('Buchhaltung'),
  email: z.string().transform(createEmailTransform()),
  phone: z.string().min(1),
  bank: z.strictObject({
    holder: z.string().min(1),
    iban: z.string().min(15),
    bic: z.string().min(8),
    name: z.string().min(1),
  }),
  /** Withdrawal period in days; the first 14 are required by law (`domain/order/withdrawal`). */
  withdrawalDays: z.int().min(14),
});

const country = z.strictObject({
  id: countryId,
  title: localizedText,
  /** VAT rate in percent; null outside the EU VAT area, where customers pay prices without VAT. */
  vatPercent: z.number().min(0).max(50).nullable(),
});

/**
 * Delivery price in cents, including the home country's VAT. Delivery is free if the goods cost at least `freeFrom`
 * cents.
 */
const deliveryPrice = z.strictObject({ cents: amount, freeFrom: centsSchema.optional() });

const deliveryMethod = z.strictObject({
  id: z.string().min(1),
  title: localizedText,
  pickup: z.boolean().default(false),
  costs: z
    .array(
      z.strictObject({
        countries: countryIds,
        letter: deliveryPrice.optional(),
        parcel: deliveryPrice.optional(),
        bike: deliveryPrice.optional(),
      }),
    )
    .min(1),
});

const payment = z.strictObject({
  id: z.string().min(1),
  title: localizedText,
  description: localizedText,
  costCents: amount.default(0),
  b2bOnly: z.boolean().default(false),
  maxTotalCents: centsSchema.optional(),
  /** Kind of payment: via the payment provider, by bank transfer in advance, or on invoice. */
  kind: z.enum(['online', 'transfer', 'invoice']).default('invoice'),
  /** Hours for which the goods are reserved until payment. */
  holdHours: z.int().min(1).max(720).optional(),
  /** The provider's payment methods that may be offered, by the provider's names; empty for all. */
  providerMethods: z.array(z.string().regex(/^[a-z_]+$/)).default([]),
  countries: countryIds,
});

const instant = z.iso.datetime().transform((value) => Date.parse(value));

const voucher = z
  .strictObject({
    number: z.string().regex(/^[A-Z0-9-]+$/, 'capital letters, digits and hyphens'),
    percent: z.number().positive().max(100).optional(),
    cents: centsSchema.optional(),
    minimumCents: amount.default(0),
    oncePerCustomer: z.boolean().default(false),
    maxUses: z.int().positive().optional(),
    validFrom: instant.optional(),
    validUntil: instant.optional(),
    /** Customers who may redeem the voucher. */
    audience: z.enum(['consumer', 'dealer', 'all']).default('consumer'),
  })
  .refine(
    (value) => (value.percent === undefined) !== (value.cents === undefined),
    'either percent or cents',
  );

/** demo/shop.yaml: the brand, delivery countries, delivery methods, payments and vouchers. */
export const shopFileSchema = z.strictObject({
  brand: brandSchema,
  /** Start of the number sequences: the first order, invoice and customer get the number after the given one. */
  numbers: z.strictObject({
    order: z.int().min(0),
    invoice: z.int().min(0),
    customer: z.int().min(0),
  }),
  countries: z.array(country).min(1),
  deliveryMethods: z.array(deliveryMethod).min(1),
  payments: z.array(payment).min(1),
  vouchers: z.array(voucher),
});

export type ShopFile = z.infer<typeof shopFileSchema>;
export type Brand = z.infer<typeof brandSchema>;
