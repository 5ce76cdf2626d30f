import type { Generated } from 'kysely';

export interface BasketTable {
  id: string;
  /** User id of the owner as in the token: a customer's id, or an anonymous id that is stored only in the token. */
  owner_id: string;
  title: string;
  is_public: number;
  delivery_address_id: string | null;
  delivery_method_id: string | null;
  payment_id: string | null;
  /**
   * Shipment mode: together (one shipment) or asReady (available goods first). Null if not chosen: the default of the
   * customer then applies.
   */
  shipment_mode: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /**
   * 1 until the owner is known to be a customer. An unchanged basket of an anonymous visitor is deleted after the
   * visitor's token has expired.
   */
  is_unclaimed: Generated<number>;
}

export interface BasketItemTable {
  id: string;
  basket_id: string;
  product_id: string;
  amount: number;
  pers_param: string;
  position: number;
  updated_at: number;
}

/** A basket that was merged into a customer's own basket. The row is removed with the customer's basket. */
export interface MergedBasketTable {
  from_basket_id: string;
  customer_id: string;
  to_basket_id: string;
  /** JSON: the quantities merged so far, by line item id of the source basket. */
  quantities: string;
  /** JSON: the result of the merge as returned to the customer. */
  report: string;
  merged_at: number;
}

export interface VoucherSeriesTable {
  id: string;
  /** The voucher code that the customer enters, in upper case. */
  number: string;
  /** Kind of discount: percent or amount. */
  kind: string;
  /** Discount in hundredths of a percent or in cents, depending on the kind. */
  value: number;
  minimum_cents: number;
  once_per_customer: number;
  /** Maximum number of uses; null: unlimited. */
  max_uses: number | null;
  valid_from: number | null;
  valid_until: number | null;
  /** Buyers who may use the voucher: consumer, dealer or all. */
  audience: Generated<string>;
}

export interface VoucherTable {
  id: string;
  series_id: string;
  /**
   * The basket that reserves the voucher; null after redemption. If the basket is unchanged for three hours, other
   * baskets can take over the reservation.
   */
  basket_id: string | null;
  reserved_at: number | null;
  order_id: string | null;
  customer_id: string | null;
  /** Email of the buyer in lower case, to recognize a returning guest. */
  email: string | null;
  redeemed_at: number | null;
}

export interface DeliveryMethodTable {
  id: string;
  title_de: string;
  title_en: string;
  position: number;
  /** 1: the buyer picks up the goods, without cost or delivery address. */
  is_pickup: number;
}

export interface DeliveryCostTable {
  delivery_method_id: string;
  country_id: string;
  /** Class of the heaviest product in the basket, which decides the cost: letter, parcel or bike. */
  weight_class: string;
  /** Delivery cost in cents, gross. */
  cents: number;
  /** Value of the goods in cents from which delivery is free; null: never free. */
  free_from_cents: number | null;
}

export interface PaymentTable {
  id: string;
  title_de: string;
  title_en: string;
  description_de: string;
  description_en: string;
  position: number;
  /** Fee for the payment method in cents, gross. */
  cost_cents: number;
  /** Group that may use the payment method. Null: all customers; oxiddealer: b2b customers only. */
  group_id: string | null;
  /** Maximum order total in cents; null: no limit. */
  max_total_cents: number | null;
  /** Kind of payment: online (through the payment provider), transfer (in advance) or invoice. */
  kind: Generated<string>;
  /** Hours the goods are reserved until payment; 0 for invoice. */
  hold_hours: Generated<number>;
  /** The provider's names of the methods to offer, separated by spaces. */
  provider_methods: Generated<string>;
}

export interface PaymentCountryTable {
  payment_id: string;
  country_id: string;
}

export interface VatRateTable {
  country_id: string;
  /**
   * VAT rate in hundredths of a percent: 1900 is 19 %. 0 for countries outside the EU VAT area, whose customers pay net
   * prices.
   */
  rate: number;
  is_eu: number;
}
