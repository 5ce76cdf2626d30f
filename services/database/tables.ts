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
  WishListChangeTable,
  WishListItemTable,
  CustomerTable,
  CustomerGroupTable,
  InvoiceAddressTable,
  DeliveryAddressTable,
} from './tables/customer-tables';
import type { DealerTables, StockConnectTables } from './tables/dealer-tables';
import type { CustomerRequestTables } from './tables/customer-request-tables';
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
  /** The name of the limit, for example mail:reset. */
  name: string;
  /** What the limit applies to, for example a mailbox. An email or network address is stored only as a digest. */
  key: string;
  count: number;
  since_at: number;
  /** End of the limit's time window. After this time the row is ignored and may be removed. */
  ends_at: number;
}

interface RateLimitTables {
  rate_window: RateWindowTable;
}

export interface MailTable {
  id: Generated<number>;
  /** Unique key of the email, so that a repeated event does not create a second email. */
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  sent_at: number | null;
  attempts: number;
  last_error: string | null;
  /**
   * Earliest time of the next attempt. While a process is sending the email, time until which no other process may send
   * it.
   */
  next_attempt_at: number;
  /** Time at which sending was given up; null while the email is pending or after it was sent. */
  failed_at: number | null;
  /** Reason of the last failure, for example smtp-550. Contains no part of the email and no data of its recipient. */
  failure_code: string | null;
  /** Time of the first failed attempt to send the email; null if none has failed. */
  first_rejected_at: Generated<number | null>;
  /** Address to which replies go; null: the sender's address. */
  reply_to: string | null;
  /**
   * The document still to be attached, for example order-confirmation; null for none. The email is not sent before the
   * document is attached.
   */
  pending_document: Generated<string | null>;
  /** URL of one-click unsubscribe (RFC 8058); null for emails that are not part of a subscription. */
  unsubscribe_url: Generated<string | null>;
}

interface MailFileTable {
  /** SHA-256 of the bytes in hexadecimal. */
  hash: string;
  bytes: Uint8Array;
}

interface MailAttachmentTable {
  mail_id: number;
  /** Position among the email's attachments, starting at 1. */
  position: number;
  file_name: string;
  media_type: string;
  file_hash: string;
}

/** Tables of queued and sent emails and their attachments. */
interface MailTables {
  mail: MailTable;
  mail_file: MailFileTable;
  mail_attachment: MailAttachmentTable;
}

/**
 * All tables of the embedded services. Money is in integer cents, times are epoch milliseconds (UTC), flags are 0 or 1.
 */
export interface Tables
  extends
    IdentityTables,
    RateLimitTables,
    MailTables,
    CustomerRequestTables,
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
  defect: DefectTable;
  outlet_piece: OutletPieceTable;
  product_accessory: ProductAccessoryTable;
  country: CountryTable;
  customer: CustomerTable;
  deleted_account: DeletedAccountTable;
  identity_deletion: IdentityDeletionTable;
  customer_sign_in: CustomerSignInTable;
  revoked_token: RevokedTokenTable;
  customer_group: CustomerGroupTable;
  wish_list_item: WishListItemTable;
  wish_list_change: WishListChangeTable;
  invoice_address: InvoiceAddressTable;
  delivery_address: DeliveryAddressTable;
  basket: BasketTable;
  basket_item: BasketItemTable;
  basket_merge: MergedBasketTable;
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
