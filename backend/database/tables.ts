import type {
  ProductTable,
  ProductTextTable,
  CategoryTable,
  ProductCategoryTable,
  StockTable,
  PriceTable,
  PriceHistoryTable,
  MountTable,
  FlawTable,
  OutletPieceTable,
  ProductAccessoryTable,
} from './tables/catalog-tables';
import type {
  CountryTable,
  ClosedAccountTable,
  CustomerSignInTable,
  IdentityDeletionTable,
  EndedTokenTable,
  NoticeListChangeTable,
  NoticeListItemTable,
  CustomerTable,
  CustomerGroupTable,
  InvoiceAddressTable,
  DeliveryAddressTable,
} from './tables/customer-tables';
import type { DealerTables } from './tables/dealer-tables';
import type { EnquiryTables } from './tables/enquiry-tables';
import type { IdentityTables } from './tables/identity-tables';
import type { InvoiceTables } from './tables/invoice-tables';
import type { LimitTables } from './tables/limit-tables';
import type { MailTables } from './tables/mail-tables';
import type { PaymentTables } from './tables/payment-tables';
import type { ShipmentTables } from './tables/shipment-tables';
import type { StockConnectTables } from './tables/stock-connect-tables';
import type {
  BasketItemTable,
  BasketTable,
  BasketTakenTable,
  DeliveryCostTable,
  DeliveryMethodTable,
  PaymentCountryTable,
  PaymentTable,
  VatRateTable,
  VoucherSeriesTable,
  VoucherTable,
} from './tables/basket-tables';
import type {
  OrderTable,
  OrderItemTable,
  OrderedProductTable,
  SequenceTable,
  SettingTable,
} from './tables/order-tables';

/** Every table of the embedded services. Money is integer cents, times are epoch milliseconds (UTC), flags are 0 or 1. */
export interface Tables
  extends
    IdentityTables,
    LimitTables,
    MailTables,
    EnquiryTables,
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
  flaw: FlawTable;
  outlet_piece: OutletPieceTable;
  product_accessory: ProductAccessoryTable;
  country: CountryTable;
  customer: CustomerTable;
  closed_account: ClosedAccountTable;
  identity_deletion: IdentityDeletionTable;
  customer_sign_in: CustomerSignInTable;
  ended_token: EndedTokenTable;
  customer_group: CustomerGroupTable;
  notice_list_item: NoticeListItemTable;
  notice_list_change: NoticeListChangeTable;
  invoice_address: InvoiceAddressTable;
  delivery_address: DeliveryAddressTable;
  basket: BasketTable;
  basket_item: BasketItemTable;
  basket_taken: BasketTakenTable;
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
