import 'server-only';
import type { DocumentNode } from 'graphql';
import {
  BasketAddConfigurationDocument,
  BasketAddItemDocument,
  BasketAddItemsDocument,
  BasketAddVoucherDocument,
  BasketCreateDocument,
  BasketDeliveryMethodsDocument,
  BasketMakePrivateDocument,
  BasketMakePublicDocument,
  BasketPaymentsDocument,
  BasketRemoveDocument,
  BasketRemoveItemDocument,
  BasketRemoveVoucherDocument,
  BasketSetDeliveryAddressDocument,
  BasketSetDeliveryMethodDocument,
  BasketSetPaymentDocument,
  BasketSetShipmentModeDocument,
  BasketUpdateItemNoteDocument,
  CatalogProductDocument,
  CountriesDocument,
  CurrentUserGroupsDocument,
  CustomerBasketsDocument,
  CustomerBirthdateUpdateDocument,
  CustomerCreditDocument,
  CustomerDeleteDocument,
  CustomerDeliveryAddressAddDocument,
  CustomerDeliveryAddressDeleteDocument,
  CustomerInvoiceAddressClearDocument,
  CustomerInvoiceAddressSetDocument,
  CustomerOrdersDocument,
  CustomerProfileDocument,
  GetBasketInfoDocument,
  GetBasketItemsDocument,
  GetCustomerDocument,
  NoticeListChangeDocument,
  PlaceOrderDocument,
  PublicBasketDocument,
  PurchasePricesDocument,
} from '@/graphql/generated/shop/graphql';
import { addTypenames } from '@/lib/gateways/graphql-document';

/**
 * GraphQL operations of the shop that a browser may run. Token and registration operations are excluded, so that no
 * script can read a token or a generated password.
 */
const documents = {
  BasketAddConfiguration: BasketAddConfigurationDocument,
  BasketAddItem: BasketAddItemDocument,
  BasketAddItems: BasketAddItemsDocument,
  BasketAddVoucher: BasketAddVoucherDocument,
  BasketCreate: BasketCreateDocument,
  BasketDeliveryMethods: BasketDeliveryMethodsDocument,
  BasketMakePrivate: BasketMakePrivateDocument,
  BasketMakePublic: BasketMakePublicDocument,
  BasketPayments: BasketPaymentsDocument,
  BasketRemove: BasketRemoveDocument,
  BasketRemoveItem: BasketRemoveItemDocument,
  BasketRemoveVoucher: BasketRemoveVoucherDocument,
  BasketSetDeliveryAddress: BasketSetDeliveryAddressDocument,
  BasketSetDeliveryMethod: BasketSetDeliveryMethodDocument,
  BasketSetPayment: BasketSetPaymentDocument,
  BasketSetShipmentMode: BasketSetShipmentModeDocument,
  BasketUpdateItemNote: BasketUpdateItemNoteDocument,
  CatalogProduct: CatalogProductDocument,
  Countries: CountriesDocument,
  CurrentUserGroups: CurrentUserGroupsDocument,
  CustomerBaskets: CustomerBasketsDocument,
  CustomerBirthdateUpdate: CustomerBirthdateUpdateDocument,
  CustomerCredit: CustomerCreditDocument,
  CustomerDelete: CustomerDeleteDocument,
  CustomerDeliveryAddressAdd: CustomerDeliveryAddressAddDocument,
  CustomerDeliveryAddressDelete: CustomerDeliveryAddressDeleteDocument,
  CustomerInvoiceAddressClear: CustomerInvoiceAddressClearDocument,
  CustomerInvoiceAddressSet: CustomerInvoiceAddressSetDocument,
  CustomerOrders: CustomerOrdersDocument,
  CustomerProfile: CustomerProfileDocument,
  GetBasketInfo: GetBasketInfoDocument,
  GetBasketItems: GetBasketItemsDocument,
  GetCustomer: GetCustomerDocument,
  NoticeListChange: NoticeListChangeDocument,
  PlaceOrder: PlaceOrderDocument,
  PublicBasket: PublicBasketDocument,
  PurchasePrices: PurchasePricesDocument,
} satisfies Record<string, DocumentNode>;

const operations = new Map<string, DocumentNode>(
  Object.entries(documents).map(([name, document]) => [name, addTypenames(document)]),
);

/**
 * Returns the server's document of an allowed operation, with the `__typename` fields that the browser's cache needs;
 * null for any other name.
 */
export function findAllowedOperation(name: string): DocumentNode | null {
  return operations.get(name) ?? null;
}
