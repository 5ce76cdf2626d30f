import type { Generated } from 'kysely';

export interface BasketTable {
  id: string;
  /** The token's user id: a customer's id or an anonymous one that lives only in its token. */
  owner_id: string;
  title: string;
  is_public: number;
  delivery_address_id: string | null;
  delivery_method_id: string | null;
  payment_id: string | null;
  /** together or asReady; null while nobody chose: then the customer's own habit counts. */
  delivery_wish: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** 0 once it was seen that its owner is a customer: until then it may be one nobody can reach. */
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

/** A basket that was taken along into a customer's own. Either basket gone, it says nothing any more. */
export interface MergedBasketTable {
  from_basket_id: string;
  customer_id: string;
  to_basket_id: string;
  /** JSON: pieces by line id, as they were taken along. */
  amounts: string;
  /** JSON: what the caller was told. */
  report: string;
  taken_at: number;
}

export interface VoucherSeriesTable {
  id: string;
  /** What the shopper types, in capitals. */
  number: string;
  /** percent or amount. */
  kind: string;
  /** Hundredths of a percent, or cents. */
  value: number;
  minimum_cents: number;
  once_per_customer: number;
  /** Null: as many as wanted. */
  max_uses: number | null;
  valid_from: number | null;
  valid_until: number | null;
  /** consumer, dealer or all. */
  audience: Generated<string>;
}

export interface VoucherTable {
  id: string;
  series_id: string;
  /** Set while a basket holds it. A basket unchanged for three hours lets it go. */
  basket_id: string | null;
  reserved_at: number | null;
  order_id: string | null;
  customer_id: string | null;
  /** Lower-case, to know a guest who comes back. */
  email: string | null;
  redeemed_at: number | null;
}

export interface DeliveryMethodTable {
  id: string;
  title_de: string;
  title_en: string;
  position: number;
  /** 1: goods are picked up, no cost and no delivery address. */
  is_pickup: number;
}

export interface DeliveryCostTable {
  delivery_method_id: string;
  country_id: string;
  /** letter, parcel or bike: the heaviest in the basket decides. */
  weight_class: string;
  /** Gross. */
  cents: number;
  /** Goods worth this much are sent free; null: never. */
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
  /** Null: everybody; oxiddealer: b2b customers only. */
  group_id: string | null;
  /** Null: no bound. */
  max_total_cents: number | null;
  /** online, transfer or invoice. */
  kind: Generated<string>;
  /** How long the goods wait for the money; 0 on invoice. */
  hold_hours: Generated<number>;
  /** The provider's names of what may be offered, with spaces between. */
  provider_methods: Generated<string>;
}

export interface PaymentCountryTable {
  payment_id: string;
  country_id: string;
}

export interface VatRateTable {
  country_id: string;
  /** Hundredths of a percent: 1900 is 19 %. 0 for countries outside the EU's VAT area: their customers pay net prices. */
  rate: number;
  is_eu: number;
}
