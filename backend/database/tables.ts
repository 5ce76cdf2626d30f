import type { Generated } from 'kysely';

/** Every table of the embedded services. Money is integer cents, times are epoch milliseconds (UTC), flags are 0 or 1. */
export interface Tables {
  product: ProductTable;
  product_text: ProductTextTable;
  category: CategoryTable;
  product_category: ProductCategoryTable;
  stock: StockTable;
  price: PriceTable;
  price_history: PriceHistoryTable;
  country: CountryTable;
  customer: CustomerTable;
  customer_group: CustomerGroupTable;
  invoice_address: InvoiceAddressTable;
  delivery_address: DeliveryAddressTable;
  basket: BasketTable;
  basket_item: BasketItemTable;
  voucher_series: VoucherSeriesTable;
  voucher: VoucherTable;
  delivery_method: DeliveryMethodTable;
  delivery_cost: DeliveryCostTable;
  payment: PaymentTable;
  payment_country: PaymentCountryTable;
  vat_rate: VatRateTable;
  order: OrderTable;
  order_item: OrderItemTable;
  sequence: SequenceTable;
  setting: SettingTable;
  mail: MailTable;
}

export interface ProductTable {
  id: string;
  /** Null on a model or an article with variants, else the model's id. */
  parent_id: string | null;
  sku: string | null;
  active: number;
  outlet: number;
  position: number;
  /** The delivery cost class: letter, parcel or bike. */
  weight_class: string;
  /** Only b2b customers may order it. */
  dealers_only: number;
}

export interface ProductTextTable {
  product_id: string;
  language: string;
  title: string;
  short_description: string;
  long_description: string;
  /** JSON list of text, on parents. */
  variant_labels: string;
  /** JSON list of text, on variants. */
  variant_values: string;
}

export interface CategoryTable {
  id: string;
  parent_id: string | null;
  title_de: string;
  title_en: string;
  position: number;
}

export interface ProductCategoryTable {
  product_id: string;
  category_id: string;
  is_main: number;
}

export interface StockTable {
  product_id: string;
  amount: number;
  incoming1: number | null;
  incoming1_at: number | null;
  incoming2: number | null;
  incoming2_at: number | null;
}

export interface PriceTable {
  product_id: string;
  /** Recommended retail price, gross. */
  uvp_cents: number;
  /** What a consumer pays, gross: uvp_cents unless reduced. */
  sale_cents: number;
  /** Dealers' purchase price, net. */
  hek_cents: number;
}

export interface PriceHistoryTable {
  product_id: string;
  /** The consumer's gross price from valid_from on. */
  cents: number;
  valid_from: number;
}

export interface CountryTable {
  /** Lower-case ISO alpha-2, for instance de. */
  id: string;
  iso_alpha2: string;
  title_de: string;
  title_en: string;
  position: number;
  active: number;
}

export interface CustomerTable {
  id: string;
  customer_number: string;
  shb_customer_number: string;
  email: string;
  /** scrypt for registered customers; sha256 of the generated key for guests; empty for customers of the identity service. */
  password_hash: string;
  is_guest: number;
  birthdate: number | null;
  registered_at: number;
}

export interface CustomerGroupTable {
  customer_id: string;
  /** oxidnotyetordered, oxidcustomer, oxiddealer, oxidblocked. */
  group_id: string;
}

interface AddressColumns {
  salutation: string;
  first_name: string;
  last_name: string;
  company: string;
  additional_info: string;
  street: string;
  street_number: string;
  zip_code: string;
  city: string;
  country_id: string;
  phone: string;
  fax: string;
}

export interface InvoiceAddressTable extends AddressColumns {
  customer_id: string;
  vat_id: string;
  mobile: string;
  created_at: number;
  updated_at: number;
}

export interface DeliveryAddressTable extends AddressColumns {
  id: string;
  customer_id: string;
  updated_at: number;
}

export interface BasketTable {
  id: string;
  /** The token's user id: a customer's id or an anonymous one that lives only in its token. */
  owner_id: string;
  title: string;
  is_public: number;
  delivery_address_id: string | null;
  delivery_method_id: string | null;
  payment_id: string | null;
  created_at: number;
  updated_at: number;
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

export interface OrderTable {
  id: string;
  order_number: number;
  customer_id: string;
  /** The basket that became this order: a repeated placeOrder finds it here. */
  basket_id: string;
  language: string;
  remark: string;
  cancelled: number;
  ordered_at: number;
  updated_at: number;
  payment_id: string;
  delivery_method_id: string;
  is_net: number;
  product_cents: number;
  product_net_cents: number;
  delivery_cents: number;
  payment_cents: number;
  voucher_cents: number;
  total_cents: number;
  /** JSON list of { rate, cents }. */
  vats: string;
  /** JSON of the address and the e-mail at the time of the order. */
  invoice_address: string;
  /** JSON, or null when it is the invoice address. */
  delivery_address: string | null;
}

export interface OrderItemTable {
  id: string;
  order_id: string;
  product_id: string;
  sku: string;
  title: string;
  short_description: string;
  amount: number;
  item_cents: number;
  vat_rate: number;
  pers_param: string;
  position: number;
}

export interface SequenceTable {
  /** order or customer. */
  name: string;
  last: number;
}

export interface SettingTable {
  name: string;
  value: string;
}

export interface MailTable {
  id: Generated<number>;
  /** Makes a mail unique: a repeated event writes no second one. */
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  sent_at: number | null;
  attempts: number;
  last_error: string | null;
}
