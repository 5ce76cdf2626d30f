import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { addDeliveryAddress, setInvoiceAddress } from '../address/address.service';
import type { ShopContext } from '../base/shop-context';
import { getBasketByTitle, getOwnBasket } from '../basket/basket.service';
import { registerCustomer } from '../customer/customer.service';
import { getCountry } from '../delivery/country.service';
import { oxidTokenTimes } from '../token/shop-token';
import { issueToken } from '../token/token.service';
import { parseOxidCountryId, toOxidCountryId } from './country-ids';
import { saveBasketCopy } from './saved-basket';

/** Resolvers of a shop without guest accounts. They replace those of the full shop. */
export const specificationResolvers: Resolvers<ShopContext> = {
  Mutation: {
    customerRegister: (_parent, { customer }, context) =>
      registerCustomer(context, customer, { acceptsGeneratedPasswords: true }),
  },
};

/** The number that OXID returns for an order without an invoice. */
const missingInvoiceNumber = 1;

/** Resolvers of OXID without modules of the maker. They replace those of the full shop. */
export const stockResolvers: Resolvers<ShopContext> = {
  Query: {
    token: (_parent, { username, password }, context) =>
      issueToken(context, username ?? null, password ?? null, oxidTokenTimes),
    basket: async (_parent, { basketId }, context) =>
      saveBasketCopy(context, await getOwnBasket(context, basketId)),
  },
  Mutation: {
    ...specificationResolvers.Mutation,
    customerInvoiceAddressSet: async (_parent, { invoiceAddress }, context) =>
      setInvoiceAddress(context, {
        ...invoiceAddress,
        countryId: await parseOxidCountryId(context, invoiceAddress.countryId),
      }),
    customerDeliveryAddressAdd: async (_parent, { deliveryAddress }, context) =>
      addDeliveryAddress(context, {
        ...deliveryAddress,
        countryId: await parseOxidCountryId(context, deliveryAddress.countryId),
      }),
  },
  Country: {
    id: ({ id = '' }) => toOxidCountryId(id),
  },
  Customer: {
    basket: async ({ id }, { title }, context) =>
      saveBasketCopy(context, await getBasketByTitle(context, id, title)),
  },
  // Throws for a fresh customer, who has no country: the response has data and an error.
  InvoiceAddress: {
    country: ({ countryId }, _args, context) => getCountry(context, countryId),
  },
  // The discount of a basket contains its vouchers; that of an order does not.
  BasketCost: {
    discount: ({ discount = 0, voucher = 0 }) => Math.round((discount + voucher) * 100) / 100,
  },
  // The discount of a voucher is unknown until it is redeemed by an order.
  Voucher: {
    discount: ({ discount = null, redeemedAt = null }) => (redeemedAt === null ? null : discount),
  },
  Order: {
    invoiceNumber: ({ invoiceNumber }) => invoiceNumber ?? missingInvoiceNumber,
  },
};
