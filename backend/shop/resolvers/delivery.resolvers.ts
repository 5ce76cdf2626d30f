import { hourMs } from '@/domain/time/durations';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { readBrand } from '../../mail/brand';
import type { ShopContext } from '../base/context';
import {
  listDeliveryMethods,
  setDeliveryAddress,
  setDeliveryMethod,
  setDeliveryWish,
} from '../checkout/checkout.service';
import { findShippingRates } from '../delivery/delivery.service';
import { findHoldMs, listInstalments } from '../payment/payment.service';
import { readWish } from './wire-parting';

const inHours = (ms: number | null) => (ms === null ? null : ms / hourMs);

export const deliveryResolvers: Resolvers<ShopContext> = {
  Query: {
    terms: async (_parent, _args, { db, language, payments }) => ({
      returnDays: (await readBrand(db)).withdrawalDays,
      payHours: inHours(await findHoldMs(db, 'online')),
      transferHours: inHours(await findHoldMs(db, 'transfer')),
      shippingRates: (await findShippingRates(db)).map(
        ({ isoAlpha2, weightClass, cents, freeFromCents }) => ({
          ...{ isoAlpha2, weightClass, price: cents / 100 },
          freeFrom: freeFromCents === null ? null : freeFromCents / 100,
        }),
      ),
      instalments: (await listInstalments({ db, language, payments })).map(
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
      setDeliveryWish(context, basketId, readWish(deliveryWish)),
  },
};
