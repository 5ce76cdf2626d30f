import type { Generated } from 'kysely';
import type {
  ProductTable,
  ProductTextTable,
  CategoryTable,
  ProductCategoryTable,
  StockTable,
  PriceTable,
  PriceHistoryTable,
  MountTable,
  DefectTable,
  OutletPieceTable,
  ProductAccessoryTable,
} from './tables/catalog-tables';
import type {
  CountryTable,
  DeletedAccountTable,
  CustomerSignInTable,
  IdentityDeletionTable,
  RevokedTokenTable,
  NoticeListChangeTable,
  NoticeListItemTable,
  CustomerTable,
  CustomerGroupTable,
  InvoiceAddressTable,
  DeliveryAddressTable,
} from './tables/customer-tables';
import type { DealerTables, StockConnectTables } from './tables/dealer-tables';
import type { RequestTables } from './tables/request-tables';
import type { IdentityTables } from './tables/identity-tables';
import type {
  InvoiceTables,
  ShipmentTables,
  OrderTable,
  OrderItemTable,
  OrderedProductTable,
  SequenceTable,
  SettingTable,
} from './tables/order-tables';
import type { PaymentTables } from './tables/payment-tables';
import type {
  BasketItemTable,
  BasketTable,
  MergedBasketTable,
  DeliveryCostTable,
  DeliveryMethodTable,
  PaymentCountryTable,
  PaymentTable,
  VatRateTable,
  VoucherSeriesTable,
  VoucherTable,
} from './tables/basket-tables';

interface RateWindowTable {
  /** Which limit, such as mail:reset. */
  name: string;
  /** What it counts for; digests only where that is a person. */
  key: string;
  count: number;
  since_at: number;
  /** From then on the row counts nothing and may be removed. */
  ends_at: number;
}

interface RateLimitTables {
  rate_window: RateWindowTable;
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
  /** Not tried before. While a process sends the mail, when its claim ends. */
  next_attempt_at: number;
  /** Since when it is tried no more; null while it is waiting or once it was sent. */
  failed_at: number | null;
  /** Why the last attempt failed, without a word of the mail or its recipient, such as smtp-550. */
  failure_code: string | null;
  /** When an attempt first failed; null while none has. */
  first_refused_at: Generated<number | null>;
  /** Whom an answer goes to; null for the sender. */
  reply_to: string | null;
  /** The paper that is still to be attached, such as order-confirmation: until then it is not sent. Null for none. */
  waits_for: Generated<string | null>;
  /** Where one press ends what the mail was sent for (RFC 8058); null where nothing was subscribed to. */
  unsubscribe_url: Generated<string | null>;
}

interface MailFileTable {
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  bytes: Uint8Array;
}

interface MailAttachmentTable {
  mail_id: number;
  /** From 1, the order in which they are shown. */
  position: number;
  file_name: string;
  media_type: string;
  file_hash: string;
}

/** The outbox and what is attached to its mails. */
interface MailTables {
  mail: MailTable;
  mail_file: MailFileTable;
  mail_attachment: MailAttachmentTable;
}

/** Every table of the embedded services. Money is integer cents, times are epoch milliseconds (UTC), flags are 0 or 1. */
export interface Tables
  extends
    IdentityTables,
    RateLimitTables,
    MailTables,
    RequestTables,
    DealerTables,
    StockConnectTables,
    PaymentTables,
    ShipmentTables,
    InvoiceTables {
  product: ProductTable;
  product_text: ProductTextTable;
  category: CategoryTable;
  product_category: ProductCategoryTable;
  stock: StockTable;
  price: PriceTable;
  price_history: PriceHistoryTable;
  mount: MountTable;
  flaw: DefectTable;
  outlet_piece: OutletPieceTable;
  product_accessory: ProductAccessoryTable;
  country: CountryTable;
  customer: CustomerTable;
  closed_account: DeletedAccountTable;
  identity_deletion: IdentityDeletionTable;
  customer_sign_in: CustomerSignInTable;
  ended_token: RevokedTokenTable;
  customer_group: CustomerGroupTable;
  notice_list_item: NoticeListItemTable;
  notice_list_change: NoticeListChangeTable;
  invoice_address: InvoiceAddressTable;
  delivery_address: DeliveryAddressTable;
  basket: BasketTable;
  basket_item: BasketItemTable;
  basket_taken: MergedBasketTable;
  voucher_series: VoucherSeriesTable;
  voucher: VoucherTable;
  delivery_method: DeliveryMethodTable;
  delivery_cost: DeliveryCostTable;
  payment: PaymentTable;
  payment_country: PaymentCountryTable;
  vat_rate: VatRateTable;
  order: OrderTable;
  order_item: OrderItemTable;
  ordered_product: OrderedProductTable;
  sequence: SequenceTable;
  setting: SettingTable;
}
