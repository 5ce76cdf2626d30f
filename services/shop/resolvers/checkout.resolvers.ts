import { hourMs } from '@/domain/time/durations';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { getBrand } from '../../database/settings';
import type { ShopContext } from '../base/shop-context';
import {
  listDeliveryMethods,
  setDeliveryAddress,
  setDeliveryMethod,
  setShipmentPreference,
  listPayments,
  setPayment,
} from '../checkout/checkout.service';
import { listShippingRates } from '../delivery/delivery.service';
import { findPaymentHoldMs, listInstallmentPlans } from '../payment/payment.service';
import { parseShipmentPreference } from './checkout-dto';

const inHours = (ms: number | null) => (ms === null ? null : ms / hourMs);

export const deliveryResolvers: Resolvers<ShopContext> = {
  Query: {
    terms: async (_parent, _args, { db, language, payments }) => ({
      returnDays: (await getBrand(db)).withdrawalDays,
      payHours: inHours(await findPaymentHoldMs(db, 'online')),
      transferHours: inHours(await findPaymentHoldMs(db, 'transfer')),
      shippingRates: (await listShippingRates(db)).map(
        ({ isoAlpha2, weightClass, cents, freeFromCents }) => ({
          ...{ isoAlpha2, weightClass, price: cents / 100 },
          freeFrom: freeFromCents === null ? null : freeFromCents / 100,
        }),
      ),
      instalments: (await listInstallmentPlans({ db, language, payments })).map(
        ({ maxTotalCents, ...words }) => ({
          ...words,
          maxTotal: maxTotalCents === null ? null : maxTotalCents / 100,
        }),
      ),
    }),
    basketDeliveryMethods: (_parent, { basketId }, context) =>
      listDeliveryMethods(context, basketId),
  },
  Mutation: {
    basketSetDeliveryAddress: (_parent, { basketId, deliveryAddressId }, context) =>
      setDeliveryAddress(context, basketId, deliveryAddressId ?? null),
    basketSetDeliveryMethod: (_parent, { basketId, deliveryMethodId }, context) =>
      setDeliveryMethod(context, basketId, deliveryMethodId),
    basketSetDeliveryWish: (_parent, { basketId, deliveryWish }, context) =>
      setShipmentPreference(context, basketId, parseShipmentPreference(deliveryWish)),
  },
};

export const paymentResolvers: Resolvers<ShopContext> = {
  Query: {
    basketPayments: (_parent, { basketId }, context) => listPayments(context, basketId),
  },
  Mutation: {
    basketSetPayment: (_parent, { basketId, paymentId }, context) =>
      setPayment(context, basketId, paymentId),
  },
};
