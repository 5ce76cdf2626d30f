import type { Generated } from 'kysely';

export interface BasketTable {
  id: string;
  /** The user id in the token: a customer's id, or an anonymous id that exists only in its token. */
  owner_id: string;
  title: string;
  is_public: number;
  delivery_address_id: string | null;
  delivery_method_id: string | null;
  payment_id: string | null;
  /** together or asReady. Null if not chosen; the customer's default then applies. */
  shipment_mode: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** 0 once the owner is known to be a customer. Until then the basket may belong to a token that was lost. */
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

/** A basket that was merged into a customer's own. The row is removed with the target basket. */
export interface MergedBasketTable {
  from_basket_id: string;
  customer_id: string;
  to_basket_id: string;
  /** JSON: quantities by line item id, as merged. */
  quantities: string;
  /** JSON: the result returned to the caller. */
  report: string;
  merged_at: number;
}

export interface VoucherSeriesTable {
  id: string;
  /** The code the customer enters, in upper case. */
  number: string;
  /** percent or amount. */
  kind: string;
  /** Hundredths of a percent, or cents, depending on the kind. */
  value: number;
  minimum_cents: number;
  once_per_customer: number;
  /** Null: unlimited. */
  max_uses: number | null;
  valid_from: number | null;
  valid_until: number | null;
  /** consumer, dealer or all. */
  audience: Generated<string>;
}

export interface VoucherTable {
  id: string;
  series_id: string;
  /** The basket that reserves the voucher. The reservation expires if the basket is unchanged for three hours. */
  basket_id: string | null;
  reserved_at: number | null;
  order_id: string | null;
  customer_id: string | null;
  /** In lower case, to recognize a returning guest. */
  email: string | null;
  redeemed_at: number | null;
}

export interface DeliveryMethodTable {
  id: string;
  title_de: string;
  title_en: string;
  position: number;
  /** 1: pickup, without cost or delivery address. */
  is_pickup: number;
}

export interface DeliveryCostTable {
  delivery_method_id: string;
  country_id: string;
  /** letter, parcel or bike. The heaviest product in the basket decides. */
  weight_class: string;
  /** Gross. */
  cents: number;
  /** Free delivery from this goods value on; null: never free. */
  free_from_cents: number | null;
}

export interface PaymentTable {
  id: string;
  title_de: string;
  title_en: string;
  description_de: string;
  description_en: string;
  position: number;
  /** Gross. */
  cost_cents: number;
  /** Null: all customers; oxiddealer: b2b customers only. */
  group_id: string | null;
  /** Null: no limit. */
  max_total_cents: number | null;
  /** online, transfer or invoice. */
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
  /** Hundredths of a percent: 1900 is 19 %. 0 for countries outside the EU VAT area, whose customers pay net prices. */
  rate: number;
  is_eu: number;
}
