import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { emptyInvoiceAddress } from '../address/address-model';
import { findDeliveryAddresses, findInvoiceAddress } from '../address/address.service';
import { findBasketByTitle, listBaskets } from '../basket/basket.service';
import type { ShopContext } from '../base/context';
import { pageOf } from '../base/list-arguments';
import { findOrders, getOwnCredit } from '../order/order.service';
import { wireTime } from '../base/wire-time';
import {
  deleteAccount,
  getCurrentCustomer,
  listCurrentGroups,
  registerCustomer,
  updateBirthdate,
} from '../customer/customer.service';
import type { CustomerModel } from '../customer/customer-model';

const invoiceAddressOf = async ({ id }: CustomerModel, { db }: ShopContext) =>
  (await findInvoiceAddress(db, id)) ?? emptyInvoiceAddress;

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
      (await invoiceAddressOf(customer, context)).firstName,
    lastName: async (customer, _args, context) =>
      (await invoiceAddressOf(customer, context)).lastName,
    credit: (_customer, _args, context) => getOwnCredit(context),
    birthdate: ({ birthdateAt }) => wireTime(birthdateAt),
    registered: ({ registeredAt }) => wireTime(registeredAt),
    invoiceAddress: (customer, _args, context) => invoiceAddressOf(customer, context),
    deliveryAddresses: ({ id }, _args, { db }) => findDeliveryAddresses(db, id),
    basket: ({ id }, { title }, context) => findBasketByTitle(context, id, title),
    baskets: ({ id }, _args, context) => listBaskets(context, id),
    orders: ({ id }, { pagination }, { db }) => findOrders(db, id, pageOf(pagination)),
  },
};
