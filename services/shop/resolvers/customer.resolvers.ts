import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { getBasketByTitle, listBaskets } from '../basket/basket.service';
import type { ShopContext } from '../base/shop-context';
import { parsePagination, toWireDateTime } from '../base/graphql-values';
import { listCustomerOrders } from '../order/order.service';
import { getOwnCredit } from '../order/credit-limit';
import {
  deleteAccount,
  getCurrentCustomer,
  listCurrentGroups,
  updateBirthdate,
  registerCustomer,
} from '../customer/customer.service';
import { findCountry, listCountries } from '../delivery/country.service';
import {
  addDeliveryAddress,
  getInvoiceAddress,
  listDeliveryAddresses,
  clearInvoiceAddressFields,
  deleteDeliveryAddress,
  setInvoiceAddress,
} from '../address/address.service';
import { updateCustomerWishList, listWishListItems } from '../wish-list/wish-list.service';
import { revokeToken } from '../token/sign-in-log';
import { issueToken } from '../token/token.service';

export const customerResolvers: Resolvers<ShopContext> = {
  Query: {
    customer: (_parent, _args, context) => getCurrentCustomer(context),
    currentUserGroups: (_parent, _args, context) => listCurrentGroups(context),
  },
  Mutation: {
    customerDelete: (_parent, _args, context) => deleteAccount(context),
    customerBirthdateUpdate: (_parent, { birthdate }, context) =>
      updateBirthdate(context, birthdate),
    customerRegister: (_parent, { customer }, context) => registerCustomer(context, customer),
  },
  Customer: {
    firstName: async (customer, _args, context) =>
      (await getInvoiceAddress(context, customer.id)).firstName,
    lastName: async (customer, _args, context) =>
      (await getInvoiceAddress(context, customer.id)).lastName,
    credit: (_customer, _args, context) => getOwnCredit(context),
    birthdate: ({ birthdateAt }) => toWireDateTime(birthdateAt),
    registered: ({ registeredAt }) => toWireDateTime(registeredAt),
    invoiceAddress: ({ id }, _args, context) => getInvoiceAddress(context, id),
    deliveryAddresses: ({ id }, _args, context) => listDeliveryAddresses(context, id),
    basket: ({ id }, { title }, context) => getBasketByTitle(context, id, title),
    baskets: ({ id }, _args, context) => listBaskets(context, id),
    orders: ({ id }, { pagination }, context) =>
      listCustomerOrders(context, id, parsePagination(pagination)),
  },
};

const countryOf = ({ countryId }: { countryId: string }, { db, language }: ShopContext) =>
  countryId === '' ? null : findCountry(db, language, countryId);

export const addressResolvers: Resolvers<ShopContext> = {
  Mutation: {
    customerInvoiceAddressSet: (_parent, { invoiceAddress }, context) =>
      setInvoiceAddress(context, invoiceAddress),
    customerInvoiceAddressBlank: (_parent, { fields }, context) =>
      clearInvoiceAddressFields(context, fields),
    customerDeliveryAddressAdd: (_parent, { deliveryAddress }, context) =>
      addDeliveryAddress(context, deliveryAddress),
    customerDeliveryAddressDelete: (_parent, { deliveryAddressId }, context) =>
      deleteDeliveryAddress(context, deliveryAddressId),
  },
  InvoiceAddress: {
    created: ({ createdAt }) => toWireDateTime(createdAt),
    updated: ({ updatedAt }) => toWireDateTime(updatedAt),
    country: (address, _args, context) => countryOf(address, context),
  },
  DeliveryAddress: {
    updated: ({ updatedAt }) => toWireDateTime(updatedAt),
    country: (address, _args, context) => countryOf(address, context),
  },
};

export const countryResolvers: Resolvers<ShopContext> = {
  Query: {
    countries: (_parent, { filter, sort }, context) => listCountries(context, filter, sort),
  },
};

export const wishListResolvers: Resolvers<ShopContext> = {
  Mutation: {
    noticeListChange: (_parent, change, context) => updateCustomerWishList(context, change),
  },
  Customer: {
    noticeList: ({ id }, _args, { db }) => listWishListItems(db, id),
  },
};

export const tokenResolvers: Resolvers<ShopContext> = {
  Query: {
    token: (_parent, { username, password }, context) =>
      issueToken(context, username ?? null, password ?? null),
  },
  Mutation: {
    tokenDelete: (_parent, { tokenId }, context) => revokeToken(context, tokenId),
  },
};
