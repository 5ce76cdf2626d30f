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
  findDestination,
} from '../delivery/delivery.service';
import { getHeaviestClass } from '../delivery/delivery.service';
import { findPayment } from '../payment/payment.service';
import { findReservedVouchers, type ReservedVoucher } from '../voucher/voucher.repository';
import { findSeriesProblem, type VoucherProblem } from '../voucher/voucher.service';
import type { BasketItemModel, BasketModel } from '../basket/basket-model';
import { selectItems } from '../basket/basket.repository';
import { getShipmentPreference } from '../customer/customer.repository';
import { type Cost, computeCost } from './cost';
import { type ShipmentPlans, planShipments } from './shipment-plan';
import { findProductRejection } from '../catalog/orderable';
import {
  applyTaxPlace,
  computeChargeCents,
  computeUnitCents,
  type TaxRegime,
  resolveTaxRegime,
} from './cost';

export interface PricedLine {
  item: BasketItemModel;
  /** Null when it cannot be ordered (any more); it costs nothing then. */
  product: ProductModel | null;
  /** One piece. */
  cents: number;
}

/** Everything a basket costs, and why. */
export interface PricedBasket {
  lines: PricedLine[];
  /** The goods as the catalogue prices them for the buyer, wherever they go: what minimums are measured by. */
  catalogueCents: number;
  /** Where it goes by its delivery address, else the invoice address; null when neither is known. */
  countryId: string | null;
  regime: TaxRegime;
  /** The deliveries to that place, or to the home country when none is known; without carriers where none goes by itself. */
  offers: DeliveryOffer[];
  /** The one that is chosen, else the first; null where there is none. */
  likelyOffer: DeliveryOffer | null;
  /** What the delivery costs this buyer, in cents, net or gross as the whole basket is; by the basket's own wish unless told. */
  offerCents(offer: DeliveryOffer, wish?: ShipmentMode): number;
  /** Whether what is there goes first: as the basket says, else as the customer's baskets begin. */
  deliveryWish: ShipmentMode;
  /** What would leave together by each wish. */
  plans: ShipmentPlans;
  /** The vouchers it holds; `problem` tells why one takes nothing off. */
  vouchers: { held: ReservedVoucher; problem: VoucherProblem | null }[];
  cost: Cost;
}

/** Prices the caller's own basket with what the database holds now (Spec §3, Cost). Reads only. */
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
  const catalogueCents = sold.reduce((sum, { item, goods }) => sum + goods * item.amount, 0);

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
  const destination = await findDestination(db, taxCountryId);
  const regime = resolveTaxRegime(
    { isB2bCustomer: isB2bBuyer, hasConfirmedVatId },
    applyTaxPlace(
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
  const deliveryWish = basket.deliveryWish ?? (await getShipmentPreference(db, basket.ownerId));
  const rateOf = await freightRates(context, countryId ?? homeCountryId, plans);
  const offerCents = (offer: DeliveryOffer, wish = deliveryWish) =>
    computeOrderShippingCents(
      plans.isChoice ? plans[wish].map(({ kind }) => rateOf(offer, kind)) : [offer],
      catalogueCents,
      (cents) => computeChargeCents(cents, regime),
    );

  const vouchers = (await findReservedVouchers(db, basket.id)).map((held) => ({
    held,
    problem: heldProblem(held, { goodsCents: catalogueCents, isDealer: isB2bBuyer }, now),
  }));
  const cost = computeCost({
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
    ...{ lines, catalogueCents, countryId, regime, offers, likelyOffer, offerCents },
    ...{ deliveryWish, plans, vouchers, cost },
  };
}

/** What each kind of parcel costs by a method; the offer's own rate where the method names none. */
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

/** The basket's lines with the products that this caller can order, whatever the stock. */
async function loadLines(
  { db, catalog }: ShopContext,
  basket: BasketModel,
): Promise<{ item: BasketItemModel; product: ProductModel | null }[]> {
  const items = await selectItems(db, basket.id);
  return Promise.all(
    items.map(async (item) => {
      const [product, variants] = await Promise.all([
        catalog.product(item.productId),
        catalog.variants(item.productId),
      ]);
      const refusal = findProductRejection(product, item.productId, variants.length > 0);
      return { item, product: refusal ? null : product };
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
    : findSeriesProblem(series, basket, now);
}
