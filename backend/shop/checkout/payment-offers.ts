import { chargeCents, type PricedBasket } from '../pricing/pricing.service';
import { wirePrice } from '../base/price';
import type { ShopContext } from '../base/context';
import { findPaymentsOfCountry, type PaymentModel } from '../payment/payment.service';

/** The payments this caller may choose from for the basket: by country, customer kind and total, and none that cannot be taken now. */
export async function findPaymentOffers(
  { db, language, caller, payments: answers }: ShopContext,
  basket: PricedBasket,
): Promise<PaymentModel[]> {
  if (basket.countryId === null) return [];
  const payments = await findPaymentsOfCountry(db, language, basket.countryId);
  const groups = caller.kind === 'customer' ? caller.groups : [];
  return payments.filter(
    ({ groupId, maxTotalCents, kind, providerMethods }) =>
      (groupId === null || groups.includes(groupId)) &&
      (maxTotalCents === null || basket.cost.totalCents <= maxTotalCents) &&
      (kind !== 'online' || answers.canTake(providerMethods)),
  );
}

/** The wire's payment with what it costs this buyer. */
export function wirePaymentOffer(payment: PaymentModel, { regime }: PricedBasket) {
  const cost = wirePrice(
    { cents: chargeCents(payment.costCents, regime), isNet: regime.isNet },
    regime.rate,
  );
  return {
    id: payment.id,
    active: payment.active,
    title: payment.title,
    description: payment.description,
    cost,
  };
}
