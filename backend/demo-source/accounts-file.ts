import { z } from 'zod';

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

/** demo/accounts.yaml: customers to try the shop with. Written by the first seed only. */
export const accountsFile = z.array(
  z.strictObject({
    email: z.email(),
    password: z.string().min(8),
    groups: z.array(z.enum(['oxidnotyetordered', 'oxidcustomer', 'oxiddealer'])).min(1),
    shbCustomerNumber: line,
    birthdate: z.iso.date().optional(),
    invoiceAddress: z.strictObject({ ...address, vatID: line, mobile: line }),
    deliveryAddresses: z.array(z.strictObject(address)).default([]),
  }),
);

export type AccountsFile = z.infer<typeof accountsFile>;
