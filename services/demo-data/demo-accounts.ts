import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { languages } from '@/domain/locale/language';
import { centsSchema } from './field-schemas';
import type { DemoDataProblem, YamlFile } from './load-yaml';

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

/** A past order of a demo customer. Times are relative to the first start, so that the data never looks outdated. */
const pastOrder = z.strictObject({
  number: z.int().positive(),
  /** Invoice number; required if the order was dispatched or paid, otherwise not allowed. */
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
        /** Unit price at that time; defaults to today's price. */
        cents: centsSchema.optional(),
        /** The buyer's requested date for this line item, in days from the first start of the shop. */
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
  /** The buyer's own order number. */
  reference: line,
  /** Estimated delivery in days from the first start of the shop; negative for a past date. */
  expectedInDays: z.int(),
  /** Former estimated delivery in days from the first start; only for an order whose delivery date changed. */
  formerlyInDays: z.int().optional(),
  movedDaysAgo: days.default(1),
  cancelled: z.boolean().default(false),
});

/** A test ride request to the dealer who owns the account. */
const testRide = z.strictObject({
  sku: z.string().min(1),
  name: z.string().min(1),
  email: z.string().transform(createEmailTransform()),
  message: z.string().max(2_000).default(''),
  wishedInDays: days,
  askedDaysAgo: days,
});

const savedBasket = z.strictObject({
  title: z.string().min(1).max(255),
  public: z.boolean().default(false),
  keptDaysAgo: days.default(0),
  items: z.array(z.strictObject({ sku: z.string().min(1), amount })).min(1),
});

/** demo/accounts.yaml: demo customers. Only used by the first seed. */
export const accountsFileSchema = z.array(
  z.strictObject({
    email: z.string().transform(createEmailTransform()),
    password: z.string().min(8),
    groups: z.array(z.enum(['oxidnotyetordered', 'oxidcustomer', 'oxiddealer'])).min(1),
    shbCustomerNumber: line,
    /** Credit limit of a B2B customer for invoices. */
    creditLimitCents: centsSchema.optional(),
    /** The adrNumber of the dealer's entry in the dealer finder. */
    dealerNumber: z.string().regex(/^\d+$/).optional(),
    /** Number of days since a B2B customer last marked the overview's changes as read. */
    overviewReadDaysAgo: days.optional(),
    birthdate: z.iso.date().optional(),
    invoiceAddress: z.strictObject({ ...address, vatID: line, mobile: line }),
    deliveryAddresses: z.array(z.strictObject(address)).default([]),
    orders: z.array(pastOrder).default([]),
    baskets: z.array(savedBasket).default([]),
    testRides: z.array(testRide).default([]),
  }),
);

export type AccountsFile = z.infer<typeof accountsFileSchema>;

interface Known {
  skus: ReadonlySet<string>;
  shop: { payments: readonly { id: string }[]; deliveryMethods: readonly { id: string }[] };
}

/**
 * Finds unknown articles, payment methods and delivery methods in orders and baskets, and duplicate numbers and titles.
 */
export function validateAccounts(
  { file, content }: YamlFile<AccountsFile>,
  { skus, shop }: Known,
): DemoDataProblem[] {
  const problems: DemoDataProblem[] = [];
  const expect = (isRight: boolean, field: string, reason: string) => {
    if (!isRight) problems.push({ file, field, reason });
  };
  const expectUnique = (seen: Set<string | number>, value: string | number, field: string) => {
    expect(!seen.has(value), field, `${value} is there twice`);
    seen.add(value);
  };
  const expectSkus = (items: readonly { sku: string }[], field: string, list = 'items') =>
    items.forEach(({ sku }, index) =>
      expect(skus.has(sku), `${field}.${list}.${index}.sku`, `the catalogue knows no ${sku}`),
    );
  const [numbers, invoices] = [new Set<string | number>(), new Set<string | number>()];
  content.forEach((account, at) => {
    account.orders.forEach((order, index) => {
      const field = `${at}.orders.${index}`;
      expectSkus(order.items, field);
      expectUnique(numbers, order.number, `${field}.number`);
      const isBilled = (order.dispatchedDaysAgo ?? order.paidDaysAgo) !== undefined;
      const hasInvoice = order.invoice !== undefined;
      expect(
        isBilled === hasInvoice,
        `${field}.invoice`,
        'what has left or is paid has an invoice',
      );
      if (order.invoice !== undefined) expectUnique(invoices, order.invoice, `${field}.invoice`);
      const { payment, delivery } = order;
      const isPayment = shop.payments.some(({ id }) => id === payment);
      expect(isPayment, `${field}.payment`, `shop.yaml knows no ${payment}`);
      const isDelivery = shop.deliveryMethods.some(({ id }) => id === delivery);
      expect(isDelivery, `${field}.delivery`, `shop.yaml knows no ${delivery}`);
    });
    expectSkus(account.testRides, `${at}`, 'testRides');
    const titles = new Set<string | number>();
    account.baskets.forEach((basket, index) => {
      const field = `${at}.baskets.${index}`;
      expectSkus(basket.items, field);
      expectUnique(titles, basket.title, `${field}.title`);
    });
  });
  return problems;
}

/** Password of the demo accounts, which is public in the source code. */
const publishedPassword = 'Lautlos-2026!';

/**
 * Returns the accounts without the published password. Only these may be created in a shop that is reachable by others.
 */
export function filterAccountsWithSecretPassword<Account extends { password: string }>(
  accounts: readonly Account[],
): Account[] {
  return accounts.filter(({ password }) => password !== publishedPassword);
}
