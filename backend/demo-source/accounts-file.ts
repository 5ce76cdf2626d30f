import { z } from 'zod';
import { readEmail } from '@/domain/customer/read-email';
import { languages } from '@/domain/language/detect-language';
import { cents } from './field-shapes';

const line = z.string().max(255).default('');

const address = {
  salutation: z.enum(['MR', 'MRS', '']).default(''),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  company: line,
  additionalInfo: line,
  street: z.string().min(1),
  streetNumber: z.string().min(1),
  zipCode: z.string().min(1),
  city: z.string().min(1),
  countryId: z.string().regex(/^[a-z]{2}$/),
  phone: line,
  fax: line,
};

const amount = z.int().positive().default(1);
const days = z.int().min(0);

/** Times count back from the first start, so that the demo never grows old. */
const pastOrder = z.strictObject({
  number: z.int().positive(),
  /** Where it has left, or was paid before. */
  invoice: z.int().positive().optional(),
  language: z.enum(languages).default('de'),
  placedDaysAgo: days,
  payment: z.string().min(1),
  delivery: z.string().min(1),
  deliveryCents: z.int().min(0).default(0),
  items: z
    .array(
      z.strictObject({
        sku: z.string().min(1),
        amount,
        /** One piece then; today's price where it is left out. */
        cents: cents.optional(),
        /** The day the buyer wished for this line, counted as the expected day is. */
        wishedInDays: z.int().optional(),
        comment: line,
      }),
    )
    .min(1),
  paidDaysAgo: days.optional(),
  assembledDaysAgo: days.optional(),
  dispatchedDaysAgo: days.optional(),
  deliveredDaysAgo: days.optional(),
  trackingNumber: line,
  /** The buyer's own number for it. */
  reference: line,
  /** Negative where the day is over. */
  expectedInDays: z.int(),
  /** The day before that one moved, and when it did. */
  formerlyInDays: z.int().optional(),
  movedDaysAgo: days.default(1),
  cancelled: z.boolean().default(false),
});

/** Somebody who wants to ride at this dealer. */
const testRide = z.strictObject({
  sku: z.string().min(1),
  name: z.string().min(1),
  email: z.string().transform(readEmail()),
  message: z.string().max(2_000).default(''),
  wishedInDays: days,
  askedDaysAgo: days,
});

const keptBasket = z.strictObject({
  title: z.string().min(1).max(255),
  public: z.boolean().default(false),
  keptDaysAgo: days.default(0),
  items: z.array(z.strictObject({ sku: z.string().min(1), amount })).min(1),
});

/** demo/accounts.yaml: customers to try the shop with. Written by the first seed only. */
export const accountsFile = z.array(
  z.strictObject({
    email: z.string().transform(readEmail()),
    password: z.string().min(8),
    groups: z.array(z.enum(['oxidnotyetordered', 'oxidcustomer', 'oxiddealer'])).min(1),
    shbCustomerNumber: line,
    /** What a b2b customer may owe on invoice. */
    creditLimitCents: cents.optional(),
    /** The adrNumber of their entry in the dealer finder. */
    dealerNumber: z.string().regex(/^\d+$/).optional(),
    /** When a b2b customer last marked the changes of the overview as read. */
    overviewReadDaysAgo: days.optional(),
    birthdate: z.iso.date().optional(),
    invoiceAddress: z.strictObject({ ...address, vatID: line, mobile: line }),
    deliveryAddresses: z.array(z.strictObject(address)).default([]),
    orders: z.array(pastOrder).default([]),
    baskets: z.array(keptBasket).default([]),
    testRides: z.array(testRide).default([]),
  }),
);

export type AccountsFile = z.infer<typeof accountsFile>;
