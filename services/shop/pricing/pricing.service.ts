import { isForeignEuVatId } from '@/domain/customer/vat-id';
import { homeCountryId } from '@/domain/address/countries';
import {
  findCarrierRestriction,
  type DeliveryLocation,
} from '@/domain/delivery/carrier-restrictions';
import { getDeliveryStartDay } from '@/domain/delivery/estimated-delivery';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import { type ShipmentRate, computeOrderShippingCents } from '@/domain/delivery/shipping-cost';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import { findDeliveryAddress, findInvoiceAddress } from '../address/address.repository';
import type { ProductModel } from '../base/product-model';
import { getProductPrice } from '../base/price';
import { isB2bCustomer, type ShopContext } from '../base/shop-context';
import {
  type DeliveryOffer,
  selectDeliveryOffers,
  findDeliveryDestination,
  getHeaviestClass,
} from '../delivery/delivery.service';
import { findPayment } from '../payment/payment.service';
import { findReservedVouchers, type ReservedVoucher } from '../voucher/voucher.repository';
import { findVoucherSeriesProblem, type VoucherProblem } from '../voucher/voucher.service';
import type { BasketItemModel, BasketModel } from '../basket/basket-model';
import { listBasketItems } from '../basket/basket.repository';
import { getShipmentPreference } from '../customer/customer.repository';
import {
  type CostBreakdown,
  computeCostBreakdown,
  applyTaxTerritory,
  computeChargeCents,
  computeUnitCents,
  type TaxRegime,
  resolveTaxRegime,
} from './cost-breakdown';
import { type ShipmentPlans, planShipments } from './shipment-plan';
import { findProductRejection } from '../catalog/sellable-products';

export interface PricedLine {
  item: BasketItemModel;
  /** The product; null if it can no longer be ordered. The line item then costs nothing. */
  product: ProductModel | null;
  /** The unit price in cents, net or gross like the whole basket. */
  cents: number;
}

/** A priced basket with everything its cost depends on. */
export interface PricedBasket {
  lines: PricedLine[];
  /**
   * Value of the goods in cents at the buyer's catalog prices, whatever the country of delivery. It must reach the
   * minimum order value of a voucher.
   */
  catalogCents: number;
  /** The country of the delivery address, else of the invoice address; null if neither is set. */
  countryId: string | null;
  regime: TaxRegime;
  /**
   * Delivery methods for the country in `countryId`, or for the home country if null. Only pickup if no carrier
   * delivers there.
   */
  deliveryOffers: DeliveryOffer[];
  /** The delivery method used to compute the costs: the chosen one, else the first offered; null if none is offered. */
  deliveryOffer: DeliveryOffer | null;
  /**
   * Returns the delivery cost for this buyer in cents, net or gross like the whole basket. Uses the basket's shipment
   * preference by default.
   */
  getDeliveryCents(offer: DeliveryOffer, mode?: ShipmentMode): number;
  /**
   * Shipment preference, which decides whether available goods are shipped first: the basket's choice, else the
   * customer's default.
   */
  deliveryWish: ShipmentMode;
  /** The planned shipments for each preference. */
  plans: ShipmentPlans;
  /** The reserved vouchers. `problem` is the reason why a voucher has no effect, otherwise null. */
  vouchers: { held: ReservedVoucher; problem: VoucherProblem | null }[];
  cost: CostBreakdown;
}

/** Computes the prices of the caller's own basket from the current data (Specification §3, Cost). Writes nothing. */
export async function priceBasket(
  context: ShopContext,
  basket: BasketModel,
): Promise<PricedBasket> {
  const { db, now, caller } = context;
  const isB2bBuyer = isB2bCustomer(caller);
  const sold = (await loadLines(context, basket)).map(({ item, product }) => ({
    item,
    product,
    goods: product ? getProductPrice(product.prices, isB2bBuyer).cents : 0,
  }));
  const catalogCents = sold.reduce((sum, { item, goods }) => sum + goods * item.amount, 0);

  const { place, hasConfirmedVatId } = await addresses(context, basket);
  const countryId = place?.countryId ?? null;
  const weightClass = getHeaviestClass(
    sold.flatMap(({ product }) => (product ? [product.weightClass] : [])),
  );
  const isServed = place === null || findCarrierRestriction(place, weightClass) === null;
  const offers = (
    await selectDeliveryOffers(db, context.language, countryId ?? homeCountryId, weightClass)
  ).filter(({ isPickup }) => isPickup || isServed);
  const chosen = offers.find(({ id }) => id === basket.deliveryMethodId);
  const payment =
    basket.paymentId === null ? null : await findPayment(db, context.language, basket.paymentId);

  const taxCountryId = chosen?.isPickup ? homeCountryId : (countryId ?? homeCountryId);
  const destination = await findDeliveryDestination(db, taxCountryId);
  const regime = resolveTaxRegime(
    { isB2bCustomer: isB2bBuyer, hasConfirmedVatId },
    applyTaxTerritory(
      destination ?? { countryId: taxCountryId, vatRate: 0, isEu: false },
      chosen?.isPickup ? null : place,
    ),
  );
  const lines = sold.map(({ item, product }) => ({
    item,
    product,
    cents: product ? computeUnitCents(product.prices, regime) : 0,
  }));
  const likelyOffer = chosen ?? offers[0] ?? null;
  const plans = planShipments(
    sold.flatMap(({ item, product }) => (product ? [{ item, product }] : [])),
    {
      from: getDeliveryStartDay({ orderedAt: now, paidAt: null, paymentId: basket.paymentId }),
      countryId: likelyOffer?.isPickup ? null : (countryId ?? homeCountryId),
    },
  );
  const shipmentPreference =
    basket.deliveryWish ?? (await getShipmentPreference(db, basket.ownerId));
  const rateOf = await freightRates(context, countryId ?? homeCountryId, plans);
  const offerCents = (offer: DeliveryOffer, mode = shipmentPreference) =>
    computeOrderShippingCents(
      plans.isChoice ? plans[mode].map(({ kind }) => rateOf(offer, kind)) : [offer],
      catalogCents,
      (cents) => computeChargeCents(cents, regime),
    );

  const vouchers = (await findReservedVouchers(db, basket.id)).map((held) => ({
    held,
    problem: heldProblem(held, { goodsCents: catalogCents, isDealer: isB2bBuyer }, now),
  }));
  const cost = computeCostBreakdown({
    lines: lines
      .filter(({ product }) => product)
      .map(({ item, cents }) => ({ cents, amount: item.amount, rate: regime.rate })),
    isNet: regime.isNet,
    deliveryCents: chosen ? offerCents(chosen) : 0,
    paymentCents: payment ? computeChargeCents(payment.costCents, regime) : 0,
    chargeRate: regime.rate,
    discount: vouchers.find(({ problem }) => problem === null)?.held.series ?? null,
  });
  return {
    ...{
      lines,
      catalogCents,
      countryId,
      regime,
      deliveryOffers: offers,
      deliveryOffer: likelyOffer,
      getDeliveryCents: offerCents,
    },
    ...{ deliveryWish: shipmentPreference, plans, vouchers, cost },
  };
}

/**
 * Returns a function that returns the cost of a delivery method for a kind of parcel. If the method does not exist for
 * this kind, it returns the cost of the given offer.
 */
async function freightRates(
  { db, language }: ShopContext,
  countryId: string,
  plans: ShipmentPlans,
): Promise<(offer: DeliveryOffer, kind: ParcelKind) => ShipmentRate> {
  const kinds = new Set(plans.isChoice ? plans.asReady.map(({ kind }) => kind) : []);
  const byKind = new Map<ParcelKind, DeliveryOffer[]>();
  for (const kind of kinds)
    byKind.set(kind, await selectDeliveryOffers(db, language, countryId, kind));
  return (offer, kind) => byKind.get(kind)?.find(({ id }) => id === offer.id) ?? offer;
}

/**
 * Returns the basket's line items with their products. The product is null if this caller cannot order it, regardless
 * of its stock.
 */
async function loadLines(
  { db, catalog }: ShopContext,
  basket: BasketModel,
): Promise<{ item: BasketItemModel; product: ProductModel | null }[]> {
  const items = await listBasketItems(db, basket.id);
  return Promise.all(
    items.map(async (item) => {
      const [product, variants] = await Promise.all([
        catalog.product(item.productId),
        catalog.variants(item.productId),
      ]);
      const rejection = findProductRejection(product, item.productId, variants.length > 0);
      return { item, product: rejection ? null : product };
    }),
  );
}

async function addresses(
  { db, caller }: ShopContext,
  basket: BasketModel,
): Promise<{ place: DeliveryLocation | null; hasConfirmedVatId: boolean }> {
  if (caller.kind !== 'customer') return { place: null, hasConfirmedVatId: false };
  const invoice = await findInvoiceAddress(db, caller.userId);
  const delivery =
    basket.deliveryAddressId === null
      ? null
      : await findDeliveryAddress(db, caller.userId, basket.deliveryAddressId);
  return {
    place: [delivery, invoice].find((address) => address?.countryId) ?? null,
    hasConfirmedVatId:
      invoice?.vatIDState === 'CONFIRMED' && isForeignEuVatId(invoice.vatID, homeCountryId),
  };
}

function heldProblem(
  { reservedAt, series }: ReservedVoucher,
  basket: { goodsCents: number; isDealer: boolean },
  now: number,
): VoucherProblem | null {
  return reservedAt === null
    ? 'ERROR_MESSAGE_VOUCHER_ISRESERVED'
    : findVoucherSeriesProblem(series, basket, now);
}
