import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/context';
import { findCountry } from '../country/country.service';
import { wireTime } from '../base/wire-time';
import {
  addDeliveryAddress,
  blankInvoiceAddress,
  deleteDeliveryAddress,
  setInvoiceAddress,
} from '../address/address.service';

const countryOf = ({ countryId }: { countryId: string }, { db, language }: ShopContext) =>
  countryId === '' ? null : findCountry(db, language, countryId);

export const addressResolvers: Resolvers<ShopContext> = {
  Mutation: {
    customerInvoiceAddressSet: (_parent, { invoiceAddress }, context) =>
      setInvoiceAddress(context, invoiceAddress),
    customerInvoiceAddressBlank: (_parent, { fields }, context) =>
      blankInvoiceAddress(context, fields),
    customerDeliveryAddressAdd: (_parent, { deliveryAddress }, context) =>
      addDeliveryAddress(context, deliveryAddress),
    customerDeliveryAddressDelete: (_parent, { deliveryAddressId }, context) =>
      deleteDeliveryAddress(context, deliveryAddressId),
  },
  InvoiceAddress: {
    created: ({ createdAt }) => wireTime(createdAt),
    updated: ({ updatedAt }) => wireTime(updatedAt),
    country: (address, _args, context) => countryOf(address, context),
  },
  DeliveryAddress: {
    updated: ({ updatedAt }) => wireTime(updatedAt),
    country: (address, _args, context) => countryOf(address, context),
  },
};
