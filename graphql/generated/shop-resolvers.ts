import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductModel, ProductStockModel } from '@/services/shop/base/product-model';
import type { BasketModel, BasketItemModel } from '@/services/shop/basket/basket-model';
import type { CustomerModel } from '@/services/shop/customer/customer.repository';
import type { InvoiceAddressModel, DeliveryAddressModel } from '@/services/shop/address/address-model';
import type { OrderModel, OrderItemModel } from '@/services/shop/order/order-model';
import type { ShopContext } from '@/services/shop/base/shop-context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601 date and time with offset. */
  DateTime: { input: string; output: string; }
};

export type Basket = {
  __typename?: 'Basket';
  cost: BasketCost;
  creationDate?: Maybe<Scalars['DateTime']['output']>;
  deliveryAddress?: Maybe<DeliveryAddress>;
  /** Maker's own field. Estimated delivery costs of the basket; null once a delivery method is selected, and where none is available. */
  deliveryEstimate?: Maybe<BasketDeliveryEstimate>;
  deliveryMethod?: Maybe<DeliveryMethod>;
  /** Maker's own field. Shipment mode of the basket: the one selected for it, else the customer's default. */
  deliveryWish?: Maybe<DeliveryWish>;
  id: Scalars['ID']['output'];
  items: Array<BasketItem>;
  lastUpdateDate?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Shipments and delivery costs of each shipment mode; null where both modes have the same result. */
  parting?: Maybe<BasketParting>;
  payment?: Maybe<Payment>;
  public: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  vouchers?: Maybe<Array<Voucher>>;
};


export type BasketItemsArgs = {
  pagination?: InputMaybe<PaginationFilterInput>;
};

/** Maker's own input: one row of basketAddItems. */
export type BasketAddItemInput = {
  amount: Scalars['Float']['input'];
  /** List with one JSON text, as in basketAddItem. */
  persParam?: InputMaybe<Array<Scalars['String']['input']>>;
  productId: Scalars['ID']['input'];
};

/** Maker's own type. Result of basketAddItems. */
export type BasketAddItemsResult = {
  __typename?: 'BasketAddItemsResult';
  /** Number of rows that were added. */
  added: Scalars['Int']['output'];
  basket: Basket;
  refused: Array<BasketRefusedItem>;
};

export type BasketCost = {
  __typename?: 'BasketCost';
  currency: Currency;
  delivery: Price;
  discount: Scalars['Float']['output'];
  payment?: Maybe<Price>;
  productGross: BasketProductBruttoSum;
  productNet: Price;
  total: Scalars['Float']['output'];
  voucher: Scalars['Float']['output'];
};

/** Maker's own type. Delivery costs with the first available delivery method. */
export type BasketDeliveryEstimate = {
  __typename?: 'BasketDeliveryEstimate';
  /** Destination country; the home country while unknown; null for pickup. */
  country?: Maybe<Country>;
  price: Price;
};

export type BasketDeliveryMethod = {
  __typename?: 'BasketDeliveryMethod';
  cost?: Maybe<Price>;
  id: Scalars['ID']['output'];
  paymentTypes: Array<BasketPayment>;
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type BasketInput = {
  public?: Scalars['Boolean']['input'];
  /** Title of the basket, unique among the baskets of one customer. */
  title: Scalars['String']['input'];
};

export type BasketItem = {
  __typename?: 'BasketItem';
  amount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lastUpdateDate?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. The JSON text given when the line was added; an empty text when there was none. */
  persParam?: Maybe<Scalars['String']['output']>;
  /** Null when the product is no longer sold. */
  product?: Maybe<Product>;
};

/** Maker's own type. A product of which fewer pieces are available than wanted. */
export type BasketLimitedProduct = {
  __typename?: 'BasketLimitedProduct';
  amount: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  wanted: Scalars['Int']['output'];
};

/** Maker's own type. Shipments and delivery costs by shipment mode. */
export type BasketParting = {
  __typename?: 'BasketParting';
  /** Destination country; the home country while unknown; null for pickup. */
  country?: Maybe<Country>;
  /** One option for each shipment mode. */
  options: Array<BasketPartingOption>;
};

/** Maker's own type. Shipments and delivery costs of one shipment mode. */
export type BasketPartingOption = {
  __typename?: 'BasketPartingOption';
  /** Delivery costs with the selected delivery method, or with the first available one while none is selected. */
  delivery: Price;
  shipments: Array<BasketShipment>;
  wish: DeliveryWish;
};

export type BasketPayment = {
  __typename?: 'BasketPayment';
  active: Scalars['Boolean']['output'];
  cost: Price;
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type BasketProductBruttoSum = {
  __typename?: 'BasketProductBruttoSum';
  sum: Scalars['Float']['output'];
  vats: Array<BasketProductVats>;
};

export type BasketProductVats = {
  __typename?: 'BasketProductVats';
  vatPrice: Scalars['Float']['output'];
  vatRate: Scalars['Float']['output'];
};

/** Maker's own type. INVALID: the amount or the persParam is wrong, or the basket cannot hold more. */
export type BasketRefusal =
  | 'INVALID'
  | 'LIMITEDAVAILABILITY'
  | 'NOTAVAILABLE'
  | 'NOTORDERABLE'
  | 'OUTOFSTOCK';

/** Maker's own type. A row of basketAddItems that was not added. */
export type BasketRefusedItem = {
  __typename?: 'BasketRefusedItem';
  /** Number of pieces that can still be added; 0 where the quantity is not the reason. */
  available: Scalars['Int']['output'];
  /** Index of the rejected row, from 0. */
  index: Scalars['Int']['output'];
  /** The shop's error message. */
  message: Scalars['String']['output'];
  type: BasketRefusal;
};

/** Maker's own type. Items of a basket that would be shipped together. */
export type BasketShipment = {
  __typename?: 'BasketShipment';
  /** Last expected day of arrival; null while unknown. */
  expected?: Maybe<Scalars['DateTime']['output']>;
  /** First expected day of arrival; null when it is the same as the last. */
  expectedFrom?: Maybe<Scalars['DateTime']['output']>;
  items: Array<BasketShipmentItem>;
};

/** Maker's own type. The pieces of a basket line that are in a shipment. */
export type BasketShipmentItem = {
  __typename?: 'BasketShipmentItem';
  amount: Scalars['Int']['output'];
  basketItemId: Scalars['ID']['output'];
};

/** Maker's own input. Another visitor's basket, with the token that proves access to it. */
export type BasketTakeAlongInput = {
  basketId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};

/** Maker's own type. Result of basketTakeAlong. */
export type BasketTakenAlong = {
  __typename?: 'BasketTakenAlong';
  /** Id of the basket that the customer continues with. */
  basketId: Scalars['ID']['output'];
  /** Titles of products and numbers of vouchers that could not be moved; null for a product that is no longer sold. */
  leftOut: Array<Maybe<Scalars['String']['output']>>;
  /** Products with fewer pieces available than the two baskets contained together. */
  limited: Array<BasketLimitedProduct>;
};

export type Category = {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type CategoryFilterList = {
  parentId?: InputMaybe<StringFilterInput>;
  title?: InputMaybe<StringFilterInput>;
};

export type CategoryIdFilterInput = {
  equals: Scalars['ID']['input'];
};

export type Country = {
  __typename?: 'Country';
  active: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isoAlpha2: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type CountryFilterList = {
  title?: InputMaybe<StringFilterInput>;
};

/** Values are ASC or DESC. */
export type CountrySorting = {
  position?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type Currency = {
  __typename?: 'Currency';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  rate: Scalars['Float']['output'];
  sign: Scalars['String']['output'];
};

export type Customer = {
  __typename?: 'Customer';
  basket: Basket;
  baskets: Array<Basket>;
  birthdate?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. The credit within which a b2b customer may order on invoice; null for all other customers. */
  credit?: Maybe<CustomerCredit>;
  customerNumber: Scalars['String']['output'];
  deliveryAddresses: Array<DeliveryAddress>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  invoiceAddress: InvoiceAddress;
  lastName?: Maybe<Scalars['String']['output']>;
  /** Maker's own field. The customer's wish list, newest first. OXID stores it as the user basket `noticelist`. */
  noticeList?: Maybe<Array<NoticeListItem>>;
  orders: Array<Order>;
  registered?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Customer number in the manufacturer's ERP; empty for consumers. */
  shbCustomerNumber?: Maybe<Scalars['String']['output']>;
};


export type CustomerBasketArgs = {
  title: Scalars['String']['input'];
};


export type CustomerOrdersArgs = {
  pagination?: InputMaybe<PaginationFilterInput>;
};

/** Maker's own type. Euros, VAT included. */
export type CustomerCredit = {
  __typename?: 'CustomerCredit';
  /** Remaining credit; null without a limit. */
  free?: Maybe<Scalars['Float']['output']>;
  /** Agreed credit limit; null when none was agreed. */
  limit?: Maybe<Scalars['Float']['output']>;
  /** Total of unpaid orders on invoice. */
  open: Scalars['Float']['output'];
};

export type CustomerInput = {
  birthdate?: InputMaybe<Scalars['DateTime']['input']>;
  email: Scalars['String']['input'];
  /**
   * Maker's own field. A guest account is used for one checkout. The same email may register as a guest any number of times;
   * each account only sees its own orders. The password must be generated (32 characters or more).
   */
  guest?: Scalars['Boolean']['input'];
  password: Scalars['String']['input'];
};

export type DeliveryAddress = {
  __typename?: 'DeliveryAddress';
  additionalInfo: Scalars['String']['output'];
  city: Scalars['String']['output'];
  company: Scalars['String']['output'];
  country?: Maybe<Country>;
  fax: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  salutation: Scalars['String']['output'];
  street: Scalars['String']['output'];
  streetNumber: Scalars['String']['output'];
  updated?: Maybe<Scalars['DateTime']['output']>;
  zipCode: Scalars['String']['output'];
};

export type DeliveryAddressInput = {
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  salutation?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

export type DeliveryMethod = {
  __typename?: 'DeliveryMethod';
  id: Scalars['ID']['output'];
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type DeliveryProvider = {
  __typename?: 'DeliveryProvider';
  active: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Maker's own type. Shipment mode: the whole order together, or the goods in stock first. */
export type DeliveryWish =
  | 'AS_READY'
  | 'TOGETHER';

/** Maker's own type. A payment method for installments, with the shop's texts. */
export type InstalmentOffer = {
  __typename?: 'InstalmentOffer';
  description: Scalars['String']['output'];
  /** Maximum order total in gross euros; null for no maximum. */
  maxTotal?: Maybe<Scalars['Float']['output']>;
  title: Scalars['String']['output'];
};

/** All texts are empty until an address has been set. */
export type InvoiceAddress = {
  __typename?: 'InvoiceAddress';
  additionalInfo: Scalars['String']['output'];
  city: Scalars['String']['output'];
  company: Scalars['String']['output'];
  country?: Maybe<Country>;
  created?: Maybe<Scalars['DateTime']['output']>;
  fax: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  mobile: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  salutation: Scalars['String']['output'];
  street: Scalars['String']['output'];
  streetNumber: Scalars['String']['output'];
  updated?: Maybe<Scalars['DateTime']['output']>;
  vatID: Scalars['String']['output'];
  /**
   * Maker's own field. Result of checking vatID: NONE (none given), INVALID (format or checksum wrong), PLAUSIBLE (not yet confirmed),
   * CONFIRMED (by VIES, or by format alone if the shop does not query VIES), REFUSED (unknown to VIES).
   */
  vatIDState?: Maybe<VatIdState>;
  zipCode: Scalars['String']['output'];
};

/** Maker's own type. The fields of an invoice address that may be empty. */
export type InvoiceAddressField =
  | 'ADDITIONAL_INFO'
  | 'COMPANY'
  | 'PHONE'
  | 'VAT_ID';

export type InvoiceAddressInput = {
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  salutation?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  streetNumber?: InputMaybe<Scalars['String']['input']>;
  vatID?: InputMaybe<Scalars['String']['input']>;
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Maker's own field. Adds a bicycle with its parts, by the code of its configuration, as a group of lines with the same uuid in
   * persParam. Changing the amount of any line of the group, or removing the line, applies to the whole group. The given persParam is that
   * of the bicycle. Rejects an invalid code, parts that do not fit, and any price other than shownTotal (euros, one bicycle with its parts).
   */
  basketAddConfiguration: Basket;
  /**
   * Adds the amount to the line with the same product and persParam, or creates a new line.
   * persParam is a maker's own argument: a list holding one JSON text with uuid, comment and date.
   */
  basketAddItem: Basket;
  /**
   * Maker's own field, for b2b customers. Adds up to 500 rows at once. Each row is either added in full,
   * or rejected with a reason without changing the basket. Amounts of the same product in several rows are counted together.
   */
  basketAddItems: BasketAddItemsResult;
  basketAddVoucher: Basket;
  basketCreate: Basket;
  /**
   * Maker's own field. Replaces the persParam of a line without changing its amount. If the basket already has a line with the same
   * product and persParam, the two lines are merged. Also works for a line that contains all remaining stock.
   */
  basketDescribeItem: Basket;
  basketMakePrivate: Basket;
  basketMakePublic: Basket;
  basketRemove: Scalars['Boolean']['output'];
  basketRemoveItem: Basket;
  basketRemoveVoucher: Basket;
  basketSetDeliveryAddress: Basket;
  /** Sets the delivery method and resets the payment method. */
  basketSetDeliveryMethod: Basket;
  /** Maker's own field. Sets the shipment mode. Rejects an empty basket; keeps delivery and payment method. */
  basketSetDeliveryWish: Basket;
  basketSetPayment: Basket;
  /**
   * Maker's own field. Moves the contents of another visitor's basket into the caller's current basket, or into a new one if there is
   * none, in one transaction. A repeated call moves them only once. If there is nothing to move, the other basket does not exist or its
   * token is invalid, only the id of the caller's basket is returned.
   */
  basketTakeAlong: BasketTakenAlong;
  customerBirthdateUpdate: Customer;
  /** Deletes the caller's account with addresses and baskets. Orders are kept without the account for the statutory retention period. */
  customerDelete: Scalars['Boolean']['output'];
  customerDeliveryAddressAdd: DeliveryAddress;
  customerDeliveryAddressDelete: Scalars['Boolean']['output'];
  /** Maker's own field. Empties fields of the invoice address. customerInvoiceAddressSet cannot do so, as it keeps fields that are sent empty. */
  customerInvoiceAddressBlank: InvoiceAddress;
  customerInvoiceAddressSet: InvoiceAddress;
  customerRegister: Customer;
  /**
   * Maker's own field. Adds articles, given newest first, to the caller's notice list, removes others and returns the whole list.
   * Articles already on the list stay unchanged; unknown articles are ignored. A repeated call with the same key has no effect.
   */
  noticeListChange: Array<NoticeListItem>;
  /**
   * Places the order and removes the basket. A repeated call returns the same order. Maker's own arguments: reference (the buyer's own
   * number for the order), serviceDealer (the adrNumber of the dealer who is to service the goods) and shownTotal (the total in euros
   * that the buyer agreed to; any other total is rejected).
   */
  placeOrder: Order;
  /**
   * Immediately invalidates the token that authorizes this call; `tokenId` is its claim `tokenid`. Maker's own: for an ID token of the
   * identity service, `tokenId` is its claim `origin_jti`, and all tokens of that sign-in are invalidated.
   */
  tokenDelete: Scalars['Boolean']['output'];
};


export type MutationBasketAddConfigurationArgs = {
  amount: Scalars['Float']['input'];
  basketId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  persParam?: InputMaybe<Array<Scalars['String']['input']>>;
  shownTotal?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationBasketAddItemArgs = {
  amount: Scalars['Float']['input'];
  basketId: Scalars['ID']['input'];
  persParam?: InputMaybe<Array<Scalars['String']['input']>>;
  productId: Scalars['ID']['input'];
};


export type MutationBasketAddItemsArgs = {
  basketId: Scalars['ID']['input'];
  items: Array<BasketAddItemInput>;
};


export type MutationBasketAddVoucherArgs = {
  basketId: Scalars['ID']['input'];
  voucherNumber: Scalars['String']['input'];
};


export type MutationBasketCreateArgs = {
  basket: BasketInput;
};


export type MutationBasketDescribeItemArgs = {
  basketId: Scalars['ID']['input'];
  basketItemId: Scalars['ID']['input'];
  persParam: Array<Scalars['String']['input']>;
};


export type MutationBasketMakePrivateArgs = {
  basketId: Scalars['ID']['input'];
};


export type MutationBasketMakePublicArgs = {
  basketId: Scalars['ID']['input'];
};


export type MutationBasketRemoveArgs = {
  basketId: Scalars['ID']['input'];
};


export type MutationBasketRemoveItemArgs = {
  amount: Scalars['Float']['input'];
  basketId: Scalars['ID']['input'];
  basketItemId: Scalars['ID']['input'];
};


export type MutationBasketRemoveVoucherArgs = {
  basketId: Scalars['ID']['input'];
  voucherId: Scalars['ID']['input'];
};


export type MutationBasketSetDeliveryAddressArgs = {
  basketId: Scalars['ID']['input'];
  deliveryAddressId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationBasketSetDeliveryMethodArgs = {
  basketId: Scalars['ID']['input'];
  deliveryMethodId: Scalars['ID']['input'];
};


export type MutationBasketSetDeliveryWishArgs = {
  basketId: Scalars['ID']['input'];
  deliveryWish: DeliveryWish;
};


export type MutationBasketSetPaymentArgs = {
  basketId: Scalars['ID']['input'];
  paymentId: Scalars['ID']['input'];
};


export type MutationBasketTakeAlongArgs = {
  from?: InputMaybe<BasketTakeAlongInput>;
};


export type MutationCustomerBirthdateUpdateArgs = {
  birthdate: Scalars['DateTime']['input'];
};


export type MutationCustomerDeliveryAddressAddArgs = {
  deliveryAddress: DeliveryAddressInput;
};


export type MutationCustomerDeliveryAddressDeleteArgs = {
  deliveryAddressId: Scalars['ID']['input'];
};


export type MutationCustomerInvoiceAddressBlankArgs = {
  fields: Array<InvoiceAddressField>;
};


export type MutationCustomerInvoiceAddressSetArgs = {
  invoiceAddress: InvoiceAddressInput;
};


export type MutationCustomerRegisterArgs = {
  customer: CustomerInput;
};


export type MutationNoticeListChangeArgs = {
  add: Array<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  remove: Array<Scalars['String']['input']>;
};


export type MutationPlaceOrderArgs = {
  basketId: Scalars['ID']['input'];
  confirmTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  serviceDealer?: InputMaybe<Scalars['String']['input']>;
  shownTotal?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationTokenDeleteArgs = {
  tokenId: Scalars['ID']['input'];
};

/** Maker's own type. An article on a wish list. It stays on the list when it is no longer sold. */
export type NoticeListItem = {
  __typename?: 'NoticeListItem';
  added: Scalars['DateTime']['output'];
  sku: Scalars['String']['output'];
};

export type Order = {
  __typename?: 'Order';
  /** Maker's own field. Time when the order was assembled and packed; null before. */
  assembled?: Maybe<Scalars['DateTime']['output']>;
  cancelled?: Maybe<Scalars['Boolean']['output']>;
  cost: OrderCost;
  /** Maker's own field. Time when the goods were delivered; null before. */
  delivered?: Maybe<Scalars['DateTime']['output']>;
  delivery?: Maybe<OrderDelivery>;
  /** Null when goods go to the invoice address. */
  deliveryAddress?: Maybe<OrderDeliveryAddress>;
  /** Maker's own field. Shipment mode that the buyer selected. */
  deliveryWish?: Maybe<DeliveryWish>;
  /** Maker's own field. Last expected day of arrival of the whole order. */
  expectedDelivery?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. First expected day of arrival; null when it is the same as the last. */
  expectedDeliveryFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Value of expectedDelivery before its last change; null when it never changed. */
  formerExpectedDelivery?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Time since which an unconfirmed withdrawal declaration has put the order on hold; null without one. */
  held?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  invoiceAddress?: Maybe<OrderInvoiceAddress>;
  /** Number of the order's newest invoice; null before the first one. */
  invoiceNumber?: Maybe<Scalars['Int']['output']>;
  invoiced?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Invoices and credit notes, the first one first. */
  invoices?: Maybe<Array<OrderInvoice>>;
  items: Array<OrderItem>;
  orderNumber: Scalars['Int']['output'];
  ordered?: Maybe<Scalars['DateTime']['output']>;
  paid?: Maybe<Scalars['DateTime']['output']>;
  payment?: Maybe<OrderPayment>;
  /** Maker's own field. The buyer's own number for the order; an empty text without one. */
  reference?: Maybe<Scalars['String']['output']>;
  remark?: Maybe<Scalars['String']['output']>;
  /** Maker's own field. The adrNumber of the dealer who is to service the goods. */
  serviceDealer?: Maybe<Scalars['String']['output']>;
  /** Maker's own field. The shipments of the order, by number. */
  shipments?: Maybe<Array<OrderShipment>>;
  updated?: Maybe<Scalars['DateTime']['output']>;
  vouchers: Array<Voucher>;
  /** Maker's own field. Time when the buyer withdrew from the order; null if not withdrawn. */
  withdrawn?: Maybe<Scalars['DateTime']['output']>;
};

export type OrderCost = {
  __typename?: 'OrderCost';
  currency: Currency;
  delivery: Price;
  discount: Scalars['Float']['output'];
  payment?: Maybe<Price>;
  productGross: OrderProductBruttoSum;
  productNet: Price;
  total: Scalars['Float']['output'];
  voucher: Scalars['Float']['output'];
};

export type OrderDelivery = {
  __typename?: 'OrderDelivery';
  dispatched?: Maybe<Scalars['DateTime']['output']>;
  provider: DeliveryProvider;
  trackingNumber: Scalars['String']['output'];
  /** An empty text without a tracking number. */
  trackingURL: Scalars['String']['output'];
};

export type OrderDeliveryAddress = {
  __typename?: 'OrderDeliveryAddress';
  additionalInfo: Scalars['String']['output'];
  city: Scalars['String']['output'];
  company: Scalars['String']['output'];
  country: Country;
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  salutation: Scalars['String']['output'];
  street: Scalars['String']['output'];
  streetNumber: Scalars['String']['output'];
  zipCode: Scalars['String']['output'];
};

/** Maker's own type. An invoice or a credit note. */
export type OrderInvoice = {
  __typename?: 'OrderInvoice';
  issued: Scalars['DateTime']['output'];
  /** invoice, advance (an invoice issued before shipping) or creditNote. */
  kind: Scalars['String']['output'];
  /** Document number, such as RE-50400 for an invoice or RK-30001 for a credit note. */
  number: Scalars['String']['output'];
};

export type OrderInvoiceAddress = {
  __typename?: 'OrderInvoiceAddress';
  additionalInfo: Scalars['String']['output'];
  city: Scalars['String']['output'];
  company: Scalars['String']['output'];
  country: Country;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  salutation: Scalars['String']['output'];
  street: Scalars['String']['output'];
  streetNumber: Scalars['String']['output'];
  vatID: Scalars['String']['output'];
  zipCode: Scalars['String']['output'];
};

export type OrderItem = {
  __typename?: 'OrderItem';
  amount: Scalars['Float']['output'];
  id?: Maybe<Scalars['ID']['output']>;
  /** Price of one piece. */
  itemPrice?: Maybe<Price>;
  /** Maker's own field. Copied from the basket item. */
  persParam?: Maybe<Scalars['String']['output']>;
  /** Price of the whole line. */
  price?: Maybe<Price>;
  product?: Maybe<Product>;
  shortDescription?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type OrderPayment = {
  __typename?: 'OrderPayment';
  id?: Maybe<Scalars['ID']['output']>;
  /** Maker's own field. True for payment at a payment provider; false for bank transfer and invoice. */
  isOnline?: Maybe<Scalars['Boolean']['output']>;
  /** Maker's own field. Last segment of the payment page's path, `/<language>/payment/<link>`. Everyone with the link may pay and see the payment state. */
  link?: Maybe<Scalars['String']['output']>;
  /** Maker's own field. Payment deadline, until which the goods are reserved; null if no payment is due or for no deadline. */
  payUntil?: Maybe<Scalars['DateTime']['output']>;
  payment?: Maybe<Payment>;
  /** Maker's own field. The payment state. */
  state?: Maybe<OrderPaymentState>;
  /** Maker's own field. Data for the bank transfer; null unless a payment by transfer is due. */
  transfer?: Maybe<OrderTransfer>;
};

/** Maker's own type. Payment state of an order. */
export type OrderPaymentState =
  /** The buyer has disputed the payment. */
  | 'DISPUTED'
  /** The order was canceled without payment. */
  | 'ENDED'
  /** The payment differs from the requested one; staff must check it. */
  | 'EXAMINED'
  /** The goods are sent before payment. */
  | 'ON_INVOICE'
  /** The payment is due. */
  | 'OPEN'
  | 'PAID'
  | 'PARTLY_REFUNDED'
  /** A direct debit is in progress, which takes several days. */
  | 'PROCESSING'
  | 'REFUNDED';

export type OrderProductBruttoSum = {
  __typename?: 'OrderProductBruttoSum';
  sum: Scalars['Float']['output'];
  vats: Array<OrderProductVats>;
};

export type OrderProductVats = {
  __typename?: 'OrderProductVats';
  vatPrice: Scalars['Float']['output'];
  vatRate: Scalars['Float']['output'];
};

/** Maker's own type. A shipment of an order. */
export type OrderShipment = {
  __typename?: 'OrderShipment';
  delivered?: Maybe<Scalars['DateTime']['output']>;
  dispatched?: Maybe<Scalars['DateTime']['output']>;
  /** Last expected day of arrival; null while unknown. */
  expected?: Maybe<Scalars['DateTime']['output']>;
  /** First expected day of arrival; null when it is the same as the last. */
  expectedFrom?: Maybe<Scalars['DateTime']['output']>;
  items: Array<OrderShipmentItem>;
  number: Scalars['Int']['output'];
  /** planned, assembled, dispatched, delivered or cancelled. */
  state: Scalars['String']['output'];
  trackingNumber: Scalars['String']['output'];
  trackingURL: Scalars['String']['output'];
};

/** Maker's own type. The pieces of an order line that are in a shipment. */
export type OrderShipmentItem = {
  __typename?: 'OrderShipmentItem';
  amount: Scalars['Int']['output'];
  /** Frame numbers of the bicycles in the shipment. */
  frameNumbers: Array<Scalars['String']['output']>;
  orderItemId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Maker's own type. Details for paying an order by bank transfer. */
export type OrderTransfer = {
  __typename?: 'OrderTransfer';
  /** Euros. */
  amount: Scalars['Float']['output'];
  bank: Scalars['String']['output'];
  bic: Scalars['String']['output'];
  /** Text encoded in the GiroCode (EPC069-12); null when there is no code. */
  code?: Maybe<Scalars['String']['output']>;
  holder: Scalars['String']['output'];
  iban: Scalars['String']['output'];
  /** Payment reference. */
  reference: Scalars['String']['output'];
};

/** Maker's own type. Differences of a unique outlet bicycle from the current model. */
export type OutletPiece = {
  __typename?: 'OutletPiece';
  /** True for an unused bicycle, also with a defect. */
  isNew: Scalars['Boolean']['output'];
  /** Rows of the specification that differ from the model's. */
  specs: Array<OutletPieceSpec>;
};

/** Maker's own type. Row of the specification that differs from the model's. */
export type OutletPieceSpec = {
  __typename?: 'OutletPieceSpec';
  /** Text of the row; null if the model's row does not apply to this bicycle. */
  text?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type PaginationFilterInput = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
};

export type Payment = {
  __typename?: 'Payment';
  active: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type Price = {
  __typename?: 'Price';
  currency: Currency;
  nettoPriceMode?: Maybe<Scalars['Boolean']['output']>;
  price: Scalars['Float']['output'];
  vat: Scalars['Float']['output'];
  vatValue: Scalars['Float']['output'];
};

export type Product = {
  __typename?: 'Product';
  /** Accessories of the product; for a configurable model, the parts that can be mounted on it. */
  accessories?: Maybe<Array<Product>>;
  active: Scalars['Boolean']['output'];
  categories: Array<Category>;
  /** Maker's own field. The main category by name. */
  category?: Maybe<ProductCategory>;
  /** Maker's own field. Only b2b customers may order it. */
  dealer?: Maybe<Scalars['Boolean']['output']>;
  /** Maker's own field. Visible defect of an outlet item; null without one. */
  flaw?: Maybe<ProductFlaw>;
  id: Scalars['ID']['output'];
  /** The recommended retail price (UVP), where it differs from price. */
  listPrice?: Maybe<Price>;
  longDescription?: Maybe<Scalars['String']['output']>;
  /** Maker's own field. Lowest gross price of the 30 days before the current reduction; null when not reduced. */
  lowestPrice30Days?: Maybe<Scalars['Float']['output']>;
  /** Maker's own field. Amount of the first incoming delivery. */
  marmstock1?: Maybe<Scalars['Float']['output']>;
  /** Maker's own field. Amount of the second incoming delivery. */
  marmstock2?: Maybe<Scalars['Float']['output']>;
  /** Maker's own field. Day of the first incoming delivery. */
  marmstockDate1?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Day of the second incoming delivery. */
  marmstockDate2?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Data about mounting the article on a bicycle; null for articles that are not mounted. */
  mount?: Maybe<ProductMount>;
  /** Maker's own field. True for outlet items: unique bicycles and earlier model years at a reduced price. */
  outlet?: Maybe<Scalars['Boolean']['output']>;
  /** Maker's own field. Differences of a unique outlet bicycle from the current model; null for all other products. */
  outletPiece?: Maybe<OutletPiece>;
  /** Customers see gross, b2b customers see their net purchase price (nettoPriceMode). */
  price: Price;
  shortDescription: Scalars['String']['output'];
  /** Dotted: type.year.variation.size.colour for bikes. Null on a bike's parent. */
  sku?: Maybe<Scalars['String']['output']>;
  stock: ProductStock;
  title: Scalars['String']['output'];
  varMinPrice: Scalars['Float']['output'];
  variantLabels: Array<Scalars['String']['output']>;
  variantValues: Array<Scalars['String']['output']>;
  variants: Array<Product>;
  vat: Scalars['Float']['output'];
  /** Maker's own field. Kind of transport: letter, parcel or bike. */
  weightClass?: Maybe<Scalars['String']['output']>;
};


export type ProductCategoriesArgs = {
  onlyMainCategory?: Scalars['Boolean']['input'];
};

/** Maker's own type. The main category of a product. */
export type ProductCategory = {
  __typename?: 'ProductCategory';
  name: Scalars['String']['output'];
};

export type ProductFilterList = {
  category?: InputMaybe<CategoryIdFilterInput>;
  title?: InputMaybe<StringFilterInput>;
};

/** Maker's own type. Visible defect of an outlet item. */
export type ProductFlaw = {
  __typename?: 'ProductFlaw';
  /** scratch, chip, scrape, dent, speck, bare, faded, shade or stickers. */
  kind: Scalars['String']['output'];
  /** down-tube, top-tube, fork-inner, bar, mudguard, dropout, basket-holder, saddle or frame. */
  part: Scalars['String']['output'];
  /** left, right, top or front. */
  side: Scalars['String']['output'];
  /** Longest dimension in millimetres; null for defects without a size. */
  size?: Maybe<Scalars['Int']['output']>;
  /** True if the paint was touched up. */
  touchedUp: Scalars['Boolean']['output'];
};

/** Maker's own type. How an article is mounted on a bicycle. */
export type ProductMount = {
  __typename?: 'ProductMount';
  /** Additional weight in grams; negative when the part replaces a heavier one. */
  addsGrams: Scalars['Int']['output'];
  /** Mount positions that must stay free. */
  excludes: Array<Scalars['String']['output']>;
  /** Compatible frames, as SKU segments; all frames when empty. */
  frames: Array<Scalars['String']['output']>;
  /** Number of the article in configuration codes; never reused for another article. */
  number: Scalars['Int']['output'];
  /** Mount position, such as saddle, grips, pedals or rear-rack; one part per position. */
  place: Scalars['String']['output'];
};

/** Values are ASC or DESC. */
export type ProductSorting = {
  position?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type ProductStock = {
  __typename?: 'ProductStock';
  /** Maker's own field. Day on which calculatedStock becomes positive; null when it already is, or when no delivery is known. */
  calculatedRestockDate?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Quantity available now: the stock plus deliveries that are due. */
  calculatedStock?: Maybe<Scalars['Float']['output']>;
  restockDate?: Maybe<Scalars['DateTime']['output']>;
  stock: Scalars['Float']['output'];
  /** 0 in stock, 1 few left, -1 none. */
  stockStatus: Scalars['Int']['output'];
};

/** A basket its owner has made public. */
export type PublicBasket = {
  __typename?: 'PublicBasket';
  creationDate?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  items: Array<BasketItem>;
  lastUpdateDate?: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
};


/** A basket its owner has made public. */
export type PublicBasketItemsArgs = {
  pagination?: InputMaybe<PaginationFilterInput>;
};

/** Maker's own type. A b2b customer's purchase price of an article. */
export type PurchasePrice = {
  __typename?: 'PurchasePrice';
  /** Net price of one piece in euros. */
  price: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  basket: Basket;
  /** Needs a signed-in customer or guest. */
  basketDeliveryMethods: Array<BasketDeliveryMethod>;
  /** Needs a signed-in customer or guest. Needs a delivery method on the basket. */
  basketPayments: Array<BasketPayment>;
  categories: Array<Category>;
  countries: Array<Country>;
  /** Maker's own field. User groups of the visitor; `oxiddealer` marks a b2b customer; empty for anonymous visitors. */
  currentUserGroups?: Maybe<Array<UserGroup>>;
  /** Needs a signed-in customer or guest. */
  customer: Customer;
  product: Product;
  /** Parent products only; each contains its variants. */
  products: Array<Product>;
  publicBasket: PublicBasket;
  /** Maker's own field, for b2b customers. The customer's purchase price of every article on sale. */
  purchasePrices: Array<PurchasePrice>;
  /** Maker's own field. The shop's terms that apply to every order, the same for all visitors. */
  terms?: Maybe<ShopTerms>;
  /** The JWT. Without credentials an anonymous token (8 hours), with e-mail and password a customer's (24 hours). */
  token: Scalars['String']['output'];
};


export type QueryBasketArgs = {
  basketId: Scalars['ID']['input'];
};


export type QueryBasketDeliveryMethodsArgs = {
  basketId: Scalars['ID']['input'];
};


export type QueryBasketPaymentsArgs = {
  basketId: Scalars['ID']['input'];
};


export type QueryCategoriesArgs = {
  filter?: InputMaybe<CategoryFilterList>;
};


export type QueryCountriesArgs = {
  filter?: InputMaybe<CountryFilterList>;
  sort?: InputMaybe<CountrySorting>;
};


export type QueryProductArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilterList>;
  pagination?: InputMaybe<PaginationFilterInput>;
  sort?: InputMaybe<ProductSorting>;
};


export type QueryPublicBasketArgs = {
  basketId: Scalars['ID']['input'];
};


export type QueryTokenArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingRate = {
  __typename?: 'ShippingRate';
  /** Value of goods in gross euros from which shipping is free; null: never. */
  freeFrom?: Maybe<Scalars['Float']['output']>;
  /** ISO 3166 alpha-2. */
  isoAlpha2: Scalars['String']['output'];
  /** Gross euros, with the home country's VAT. */
  price: Scalars['Float']['output'];
  /** letter, parcel or bike; the rate of an order is that of its heaviest article. */
  weightClass: Scalars['String']['output'];
};

export type ShopTerms = {
  __typename?: 'ShopTerms';
  /** Installment payment methods available to every customer in the home country; empty unless one is configured and accepted by the payment provider. */
  instalments: Array<InstalmentOffer>;
  /** Hours for which an unpaid order with online payment is reserved; null if the payment methods differ. */
  payHours?: Maybe<Scalars['Int']['output']>;
  /** Days after receipt within which goods may be returned, including the statutory withdrawal period. */
  returnDays: Scalars['Int']['output'];
  /** Shipping rates by country and weight class, without pickup. */
  shippingRates: Array<ShippingRate>;
  /** Hours for which an unpaid order with bank transfer is reserved; null if the payment methods differ or none is offered. */
  transferHours?: Maybe<Scalars['Int']['output']>;
};

export type StringFilterInput = {
  beginsWith?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  equals?: InputMaybe<Scalars['String']['input']>;
};

/** Maker's own type. A group of users, such as `oxiddealer`. */
export type UserGroup = {
  __typename?: 'UserGroup';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Maker's own type. Result of checking a VAT ID. */
export type VatIdState =
  | 'CONFIRMED'
  | 'INVALID'
  | 'NONE'
  | 'PLAUSIBLE'
  | 'REFUSED';

export type Voucher = {
  __typename?: 'Voucher';
  /** Discount in euros. */
  discount?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  redeemedAt?: Maybe<Scalars['DateTime']['output']>;
  reserved?: Maybe<Scalars['DateTime']['output']>;
  voucher: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Basket: ResolverTypeWrapper<BasketModel>;
  BasketAddItemInput: ResolverTypeWrapper<Partial<BasketAddItemInput>>;
  BasketAddItemsResult: ResolverTypeWrapper<Partial<Omit<BasketAddItemsResult, 'basket'> & { basket: ResolversTypes['Basket'] }>>;
  BasketCost: ResolverTypeWrapper<Partial<BasketCost>>;
  BasketDeliveryEstimate: ResolverTypeWrapper<Partial<BasketDeliveryEstimate>>;
  BasketDeliveryMethod: ResolverTypeWrapper<Partial<BasketDeliveryMethod>>;
  BasketInput: ResolverTypeWrapper<Partial<BasketInput>>;
  BasketItem: ResolverTypeWrapper<BasketItemModel>;
  BasketLimitedProduct: ResolverTypeWrapper<Partial<BasketLimitedProduct>>;
  BasketParting: ResolverTypeWrapper<Partial<BasketParting>>;
  BasketPartingOption: ResolverTypeWrapper<Partial<BasketPartingOption>>;
  BasketPayment: ResolverTypeWrapper<Partial<BasketPayment>>;
  BasketProductBruttoSum: ResolverTypeWrapper<Partial<BasketProductBruttoSum>>;
  BasketProductVats: ResolverTypeWrapper<Partial<BasketProductVats>>;
  BasketRefusal: ResolverTypeWrapper<Partial<BasketRefusal>>;
  BasketRefusedItem: ResolverTypeWrapper<Partial<BasketRefusedItem>>;
  BasketShipment: ResolverTypeWrapper<Partial<BasketShipment>>;
  BasketShipmentItem: ResolverTypeWrapper<Partial<BasketShipmentItem>>;
  BasketTakeAlongInput: ResolverTypeWrapper<Partial<BasketTakeAlongInput>>;
  BasketTakenAlong: ResolverTypeWrapper<Partial<BasketTakenAlong>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  Category: ResolverTypeWrapper<Partial<Category>>;
  CategoryFilterList: ResolverTypeWrapper<Partial<CategoryFilterList>>;
  CategoryIDFilterInput: ResolverTypeWrapper<Partial<CategoryIdFilterInput>>;
  Country: ResolverTypeWrapper<Partial<Country>>;
  CountryFilterList: ResolverTypeWrapper<Partial<CountryFilterList>>;
  CountrySorting: ResolverTypeWrapper<Partial<CountrySorting>>;
  Currency: ResolverTypeWrapper<Partial<Currency>>;
  Customer: ResolverTypeWrapper<CustomerModel>;
  CustomerCredit: ResolverTypeWrapper<Partial<CustomerCredit>>;
  CustomerInput: ResolverTypeWrapper<Partial<CustomerInput>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  DeliveryAddress: ResolverTypeWrapper<DeliveryAddressModel>;
  DeliveryAddressInput: ResolverTypeWrapper<Partial<DeliveryAddressInput>>;
  DeliveryMethod: ResolverTypeWrapper<Partial<DeliveryMethod>>;
  DeliveryProvider: ResolverTypeWrapper<Partial<DeliveryProvider>>;
  DeliveryWish: ResolverTypeWrapper<Partial<DeliveryWish>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  InstalmentOffer: ResolverTypeWrapper<Partial<InstalmentOffer>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  InvoiceAddress: ResolverTypeWrapper<InvoiceAddressModel>;
  InvoiceAddressField: ResolverTypeWrapper<Partial<InvoiceAddressField>>;
  InvoiceAddressInput: ResolverTypeWrapper<Partial<InvoiceAddressInput>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NoticeListItem: ResolverTypeWrapper<Partial<NoticeListItem>>;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderCost: ResolverTypeWrapper<Partial<OrderCost>>;
  OrderDelivery: ResolverTypeWrapper<Partial<OrderDelivery>>;
  OrderDeliveryAddress: ResolverTypeWrapper<Partial<OrderDeliveryAddress>>;
  OrderInvoice: ResolverTypeWrapper<Partial<OrderInvoice>>;
  OrderInvoiceAddress: ResolverTypeWrapper<Partial<OrderInvoiceAddress>>;
  OrderItem: ResolverTypeWrapper<OrderItemModel>;
  OrderPayment: ResolverTypeWrapper<Partial<OrderPayment>>;
  OrderPaymentState: ResolverTypeWrapper<Partial<OrderPaymentState>>;
  OrderProductBruttoSum: ResolverTypeWrapper<Partial<OrderProductBruttoSum>>;
  OrderProductVats: ResolverTypeWrapper<Partial<OrderProductVats>>;
  OrderShipment: ResolverTypeWrapper<Partial<OrderShipment>>;
  OrderShipmentItem: ResolverTypeWrapper<Partial<OrderShipmentItem>>;
  OrderTransfer: ResolverTypeWrapper<Partial<OrderTransfer>>;
  OutletPiece: ResolverTypeWrapper<Partial<OutletPiece>>;
  OutletPieceSpec: ResolverTypeWrapper<Partial<OutletPieceSpec>>;
  PaginationFilterInput: ResolverTypeWrapper<Partial<PaginationFilterInput>>;
  Payment: ResolverTypeWrapper<Partial<Payment>>;
  Price: ResolverTypeWrapper<Partial<Price>>;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductCategory: ResolverTypeWrapper<Partial<ProductCategory>>;
  ProductFilterList: ResolverTypeWrapper<Partial<ProductFilterList>>;
  ProductFlaw: ResolverTypeWrapper<Partial<ProductFlaw>>;
  ProductMount: ResolverTypeWrapper<Partial<ProductMount>>;
  ProductSorting: ResolverTypeWrapper<Partial<ProductSorting>>;
  ProductStock: ResolverTypeWrapper<ProductStockModel>;
  PublicBasket: ResolverTypeWrapper<BasketModel>;
  PurchasePrice: ResolverTypeWrapper<Partial<PurchasePrice>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ShippingRate: ResolverTypeWrapper<Partial<ShippingRate>>;
  ShopTerms: ResolverTypeWrapper<Partial<ShopTerms>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  StringFilterInput: ResolverTypeWrapper<Partial<StringFilterInput>>;
  UserGroup: ResolverTypeWrapper<Partial<UserGroup>>;
  VatIDState: ResolverTypeWrapper<Partial<VatIdState>>;
  Voucher: ResolverTypeWrapper<Partial<Voucher>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Basket: BasketModel;
  BasketAddItemInput: Partial<BasketAddItemInput>;
  BasketAddItemsResult: Partial<Omit<BasketAddItemsResult, 'basket'> & { basket: ResolversParentTypes['Basket'] }>;
  BasketCost: Partial<BasketCost>;
  BasketDeliveryEstimate: Partial<BasketDeliveryEstimate>;
  BasketDeliveryMethod: Partial<BasketDeliveryMethod>;
  BasketInput: Partial<BasketInput>;
  BasketItem: BasketItemModel;
  BasketLimitedProduct: Partial<BasketLimitedProduct>;
  BasketParting: Partial<BasketParting>;
  BasketPartingOption: Partial<BasketPartingOption>;
  BasketPayment: Partial<BasketPayment>;
  BasketProductBruttoSum: Partial<BasketProductBruttoSum>;
  BasketProductVats: Partial<BasketProductVats>;
  BasketRefusedItem: Partial<BasketRefusedItem>;
  BasketShipment: Partial<BasketShipment>;
  BasketShipmentItem: Partial<BasketShipmentItem>;
  BasketTakeAlongInput: Partial<BasketTakeAlongInput>;
  BasketTakenAlong: Partial<BasketTakenAlong>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  Category: Partial<Category>;
  CategoryFilterList: Partial<CategoryFilterList>;
  CategoryIDFilterInput: Partial<CategoryIdFilterInput>;
  Country: Partial<Country>;
  CountryFilterList: Partial<CountryFilterList>;
  CountrySorting: Partial<CountrySorting>;
  Currency: Partial<Currency>;
  Customer: CustomerModel;
  CustomerCredit: Partial<CustomerCredit>;
  CustomerInput: Partial<CustomerInput>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  DeliveryAddress: DeliveryAddressModel;
  DeliveryAddressInput: Partial<DeliveryAddressInput>;
  DeliveryMethod: Partial<DeliveryMethod>;
  DeliveryProvider: Partial<DeliveryProvider>;
  Float: Partial<Scalars['Float']['output']>;
  ID: Partial<Scalars['ID']['output']>;
  InstalmentOffer: Partial<InstalmentOffer>;
  Int: Partial<Scalars['Int']['output']>;
  InvoiceAddress: InvoiceAddressModel;
  InvoiceAddressInput: Partial<InvoiceAddressInput>;
  Mutation: Record<PropertyKey, never>;
  NoticeListItem: Partial<NoticeListItem>;
  Order: OrderModel;
  OrderCost: Partial<OrderCost>;
  OrderDelivery: Partial<OrderDelivery>;
  OrderDeliveryAddress: Partial<OrderDeliveryAddress>;
  OrderInvoice: Partial<OrderInvoice>;
  OrderInvoiceAddress: Partial<OrderInvoiceAddress>;
  OrderItem: OrderItemModel;
  OrderPayment: Partial<OrderPayment>;
  OrderProductBruttoSum: Partial<OrderProductBruttoSum>;
  OrderProductVats: Partial<OrderProductVats>;
  OrderShipment: Partial<OrderShipment>;
  OrderShipmentItem: Partial<OrderShipmentItem>;
  OrderTransfer: Partial<OrderTransfer>;
  OutletPiece: Partial<OutletPiece>;
  OutletPieceSpec: Partial<OutletPieceSpec>;
  PaginationFilterInput: Partial<PaginationFilterInput>;
  Payment: Partial<Payment>;
  Price: Partial<Price>;
  Product: ProductModel;
  ProductCategory: Partial<ProductCategory>;
  ProductFilterList: Partial<ProductFilterList>;
  ProductFlaw: Partial<ProductFlaw>;
  ProductMount: Partial<ProductMount>;
  ProductSorting: Partial<ProductSorting>;
  ProductStock: ProductStockModel;
  PublicBasket: BasketModel;
  PurchasePrice: Partial<PurchasePrice>;
  Query: Record<PropertyKey, never>;
  ShippingRate: Partial<ShippingRate>;
  ShopTerms: Partial<ShopTerms>;
  String: Partial<Scalars['String']['output']>;
  StringFilterInput: Partial<StringFilterInput>;
  UserGroup: Partial<UserGroup>;
  Voucher: Partial<Voucher>;
};

export type BasketResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Basket'] = ResolversParentTypes['Basket']> = {
  cost?: Resolver<ResolversTypes['BasketCost'], ParentType, ContextType>;
  creationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<Maybe<ResolversTypes['DeliveryAddress']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['BasketDeliveryEstimate']>, ParentType, ContextType>;
  deliveryMethod?: Resolver<Maybe<ResolversTypes['DeliveryMethod']>, ParentType, ContextType>;
  deliveryWish?: Resolver<Maybe<ResolversTypes['DeliveryWish']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BasketItem']>, ParentType, ContextType, Partial<BasketItemsArgs>>;
  lastUpdateDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parting?: Resolver<Maybe<ResolversTypes['BasketParting']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vouchers?: Resolver<Maybe<Array<ResolversTypes['Voucher']>>, ParentType, ContextType>;
};

export type BasketAddItemsResultResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketAddItemsResult'] = ResolversParentTypes['BasketAddItemsResult']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['BasketRefusedItem']>, ParentType, ContextType>;
};

export type BasketCostResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketCost'] = ResolversParentTypes['BasketCost']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  productGross?: Resolver<ResolversTypes['BasketProductBruttoSum'], ParentType, ContextType>;
  productNet?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BasketDeliveryEstimateResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketDeliveryEstimate'] = ResolversParentTypes['BasketDeliveryEstimate']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type BasketDeliveryMethodResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketDeliveryMethod'] = ResolversParentTypes['BasketDeliveryMethod']> = {
  cost?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentTypes?: Resolver<Array<ResolversTypes['BasketPayment']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasketItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketItem'] = ResolversParentTypes['BasketItem']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUpdateDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  persParam?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type BasketLimitedProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketLimitedProduct'] = ResolversParentTypes['BasketLimitedProduct']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasketPartingResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketParting'] = ResolversParentTypes['BasketParting']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['BasketPartingOption']>, ParentType, ContextType>;
};

export type BasketPartingOptionResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketPartingOption'] = ResolversParentTypes['BasketPartingOption']> = {
  delivery?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['BasketShipment']>, ParentType, ContextType>;
  wish?: Resolver<ResolversTypes['DeliveryWish'], ParentType, ContextType>;
};

export type BasketPaymentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketPayment'] = ResolversParentTypes['BasketPayment']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasketProductBruttoSumResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketProductBruttoSum'] = ResolversParentTypes['BasketProductBruttoSum']> = {
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vats?: Resolver<Array<ResolversTypes['BasketProductVats']>, ParentType, ContextType>;
};

export type BasketProductVatsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketProductVats'] = ResolversParentTypes['BasketProductVats']> = {
  vatPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BasketRefusedItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketRefusedItem'] = ResolversParentTypes['BasketRefusedItem']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BasketRefusal'], ParentType, ContextType>;
};

export type BasketShipmentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketShipment'] = ResolversParentTypes['BasketShipment']> = {
  expected?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BasketShipmentItem']>, ParentType, ContextType>;
};

export type BasketShipmentItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketShipmentItem'] = ResolversParentTypes['BasketShipmentItem']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basketItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BasketTakenAlongResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['BasketTakenAlong'] = ResolversParentTypes['BasketTakenAlong']> = {
  basketId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leftOut?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  limited?: Resolver<Array<ResolversTypes['BasketLimitedProduct']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isoAlpha2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  basket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<CustomerBasketArgs, 'title'>>;
  baskets?: Resolver<Array<ResolversTypes['Basket']>, ParentType, ContextType>;
  birthdate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['CustomerCredit']>, ParentType, ContextType>;
  customerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAddresses?: Resolver<Array<ResolversTypes['DeliveryAddress']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceAddress?: Resolver<ResolversTypes['InvoiceAddress'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticeList?: Resolver<Maybe<Array<ResolversTypes['NoticeListItem']>>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, Partial<CustomerOrdersArgs>>;
  registered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shbCustomerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerCreditResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['CustomerCredit'] = ResolversParentTypes['CustomerCredit']> = {
  free?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryAddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['DeliveryAddress'] = ResolversParentTypes['DeliveryAddress']> = {
  additionalInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryMethodResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['DeliveryMethod'] = ResolversParentTypes['DeliveryMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryProviderResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['DeliveryProvider'] = ResolversParentTypes['DeliveryProvider']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstalmentOfferResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['InstalmentOffer'] = ResolversParentTypes['InstalmentOffer']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxTotal?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceAddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['InvoiceAddress'] = ResolversParentTypes['InvoiceAddress']> = {
  additionalInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  vatID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatIDState?: Resolver<Maybe<ResolversTypes['VatIDState']>, ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  basketAddConfiguration?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketAddConfigurationArgs, 'amount' | 'basketId' | 'code'>>;
  basketAddItem?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketAddItemArgs, 'amount' | 'basketId' | 'productId'>>;
  basketAddItems?: Resolver<ResolversTypes['BasketAddItemsResult'], ParentType, ContextType, RequireFields<MutationBasketAddItemsArgs, 'basketId' | 'items'>>;
  basketAddVoucher?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketAddVoucherArgs, 'basketId' | 'voucherNumber'>>;
  basketCreate?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketCreateArgs, 'basket'>>;
  basketDescribeItem?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketDescribeItemArgs, 'basketId' | 'basketItemId' | 'persParam'>>;
  basketMakePrivate?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketMakePrivateArgs, 'basketId'>>;
  basketMakePublic?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketMakePublicArgs, 'basketId'>>;
  basketRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationBasketRemoveArgs, 'basketId'>>;
  basketRemoveItem?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketRemoveItemArgs, 'amount' | 'basketId' | 'basketItemId'>>;
  basketRemoveVoucher?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketRemoveVoucherArgs, 'basketId' | 'voucherId'>>;
  basketSetDeliveryAddress?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketSetDeliveryAddressArgs, 'basketId'>>;
  basketSetDeliveryMethod?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketSetDeliveryMethodArgs, 'basketId' | 'deliveryMethodId'>>;
  basketSetDeliveryWish?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketSetDeliveryWishArgs, 'basketId' | 'deliveryWish'>>;
  basketSetPayment?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationBasketSetPaymentArgs, 'basketId' | 'paymentId'>>;
  basketTakeAlong?: Resolver<ResolversTypes['BasketTakenAlong'], ParentType, ContextType, Partial<MutationBasketTakeAlongArgs>>;
  customerBirthdateUpdate?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationCustomerBirthdateUpdateArgs, 'birthdate'>>;
  customerDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customerDeliveryAddressAdd?: Resolver<ResolversTypes['DeliveryAddress'], ParentType, ContextType, RequireFields<MutationCustomerDeliveryAddressAddArgs, 'deliveryAddress'>>;
  customerDeliveryAddressDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCustomerDeliveryAddressDeleteArgs, 'deliveryAddressId'>>;
  customerInvoiceAddressBlank?: Resolver<ResolversTypes['InvoiceAddress'], ParentType, ContextType, RequireFields<MutationCustomerInvoiceAddressBlankArgs, 'fields'>>;
  customerInvoiceAddressSet?: Resolver<ResolversTypes['InvoiceAddress'], ParentType, ContextType, RequireFields<MutationCustomerInvoiceAddressSetArgs, 'invoiceAddress'>>;
  customerRegister?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationCustomerRegisterArgs, 'customer'>>;
  noticeListChange?: Resolver<Array<ResolversTypes['NoticeListItem']>, ParentType, ContextType, RequireFields<MutationNoticeListChangeArgs, 'add' | 'key' | 'remove'>>;
  placeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'basketId'>>;
  tokenDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTokenDeleteArgs, 'tokenId'>>;
};

export type NoticeListItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['NoticeListItem'] = ResolversParentTypes['NoticeListItem']> = {
  added?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  assembled?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['OrderCost'], ParentType, ContextType>;
  delivered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['OrderDelivery']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<Maybe<ResolversTypes['OrderDeliveryAddress']>, ParentType, ContextType>;
  deliveryWish?: Resolver<Maybe<ResolversTypes['DeliveryWish']>, ParentType, ContextType>;
  expectedDelivery?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedDeliveryFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerExpectedDelivery?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  held?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceAddress?: Resolver<Maybe<ResolversTypes['OrderInvoiceAddress']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invoiced?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invoices?: Resolver<Maybe<Array<ResolversTypes['OrderInvoice']>>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ordered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceDealer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipments?: Resolver<Maybe<Array<ResolversTypes['OrderShipment']>>, ParentType, ContextType>;
  updated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  vouchers?: Resolver<Array<ResolversTypes['Voucher']>, ParentType, ContextType>;
  withdrawn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderCostResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderCost'] = ResolversParentTypes['OrderCost']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  productGross?: Resolver<ResolversTypes['OrderProductBruttoSum'], ParentType, ContextType>;
  productNet?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderDeliveryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderDelivery'] = ResolversParentTypes['OrderDelivery']> = {
  dispatched?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['DeliveryProvider'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderDeliveryAddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderDeliveryAddress'] = ResolversParentTypes['OrderDeliveryAddress']> = {
  additionalInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderInvoiceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderInvoice'] = ResolversParentTypes['OrderInvoice']> = {
  issued?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderInvoiceAddressResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderInvoiceAddress'] = ResolversParentTypes['OrderInvoiceAddress']> = {
  additionalInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  persParam?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isOnline?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['OrderPaymentState']>, ParentType, ContextType>;
  transfer?: Resolver<Maybe<ResolversTypes['OrderTransfer']>, ParentType, ContextType>;
};

export type OrderProductBruttoSumResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderProductBruttoSum'] = ResolversParentTypes['OrderProductBruttoSum']> = {
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vats?: Resolver<Array<ResolversTypes['OrderProductVats']>, ParentType, ContextType>;
};

export type OrderProductVatsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderProductVats'] = ResolversParentTypes['OrderProductVats']> = {
  vatPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  delivered?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dispatched?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderShipmentItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderShipmentItemResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderShipmentItem'] = ResolversParentTypes['OrderShipmentItem']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frameNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orderItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTransferResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OrderTransfer'] = ResolversParentTypes['OrderTransfer']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutletPieceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OutletPiece'] = ResolversParentTypes['OutletPiece']> = {
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specs?: Resolver<Array<ResolversTypes['OutletPieceSpec']>, ParentType, ContextType>;
};

export type OutletPieceSpecResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['OutletPieceSpec'] = ResolversParentTypes['OutletPieceSpec']> = {
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  nettoPriceMode?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vatValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  accessories?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<ProductCategoriesArgs, 'onlyMainCategory'>>;
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  dealer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  flaw?: Resolver<Maybe<ResolversTypes['ProductFlaw']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  longDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowestPrice30Days?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  marmstock1?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  marmstock2?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  marmstockDate1?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  marmstockDate2?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mount?: Resolver<Maybe<ResolversTypes['ProductMount']>, ParentType, ContextType>;
  outlet?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  outletPiece?: Resolver<Maybe<ResolversTypes['OutletPiece']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['ProductStock'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  varMinPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  variantLabels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  variantValues?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weightClass?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFlawResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductFlaw'] = ResolversParentTypes['ProductFlaw']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  touchedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductMountResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductMount'] = ResolversParentTypes['ProductMount']> = {
  addsGrams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excludes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  frames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductStockResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ProductStock'] = ResolversParentTypes['ProductStock']> = {
  calculatedRestockDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  calculatedStock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  restockDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicBasketResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PublicBasket'] = ResolversParentTypes['PublicBasket']> = {
  creationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BasketItem']>, ParentType, ContextType, Partial<PublicBasketItemsArgs>>;
  lastUpdateDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PurchasePriceResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['PurchasePrice'] = ResolversParentTypes['PurchasePrice']> = {
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  basket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<QueryBasketArgs, 'basketId'>>;
  basketDeliveryMethods?: Resolver<Array<ResolversTypes['BasketDeliveryMethod']>, ParentType, ContextType, RequireFields<QueryBasketDeliveryMethodsArgs, 'basketId'>>;
  basketPayments?: Resolver<Array<ResolversTypes['BasketPayment']>, ParentType, ContextType, RequireFields<QueryBasketPaymentsArgs, 'basketId'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  currentUserGroups?: Resolver<Maybe<Array<ResolversTypes['UserGroup']>>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<QueryProductArgs, 'productId'>>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductsArgs>>;
  publicBasket?: Resolver<ResolversTypes['PublicBasket'], ParentType, ContextType, RequireFields<QueryPublicBasketArgs, 'basketId'>>;
  purchasePrices?: Resolver<Array<ResolversTypes['PurchasePrice']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['ShopTerms']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<QueryTokenArgs>>;
};

export type ShippingRateResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ShippingRate'] = ResolversParentTypes['ShippingRate']> = {
  freeFrom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isoAlpha2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weightClass?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopTermsResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['ShopTerms'] = ResolversParentTypes['ShopTerms']> = {
  instalments?: Resolver<Array<ResolversTypes['InstalmentOffer']>, ParentType, ContextType>;
  payHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingRates?: Resolver<Array<ResolversTypes['ShippingRate']>, ParentType, ContextType>;
  transferHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserGroupResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['UserGroup'] = ResolversParentTypes['UserGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VoucherResolvers<ContextType = ShopContext, ParentType extends ResolversParentTypes['Voucher'] = ResolversParentTypes['Voucher']> = {
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reserved?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  voucher?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ShopContext> = {
  Basket?: BasketResolvers<ContextType>;
  BasketAddItemsResult?: BasketAddItemsResultResolvers<ContextType>;
  BasketCost?: BasketCostResolvers<ContextType>;
  BasketDeliveryEstimate?: BasketDeliveryEstimateResolvers<ContextType>;
  BasketDeliveryMethod?: BasketDeliveryMethodResolvers<ContextType>;
  BasketItem?: BasketItemResolvers<ContextType>;
  BasketLimitedProduct?: BasketLimitedProductResolvers<ContextType>;
  BasketParting?: BasketPartingResolvers<ContextType>;
  BasketPartingOption?: BasketPartingOptionResolvers<ContextType>;
  BasketPayment?: BasketPaymentResolvers<ContextType>;
  BasketProductBruttoSum?: BasketProductBruttoSumResolvers<ContextType>;
  BasketProductVats?: BasketProductVatsResolvers<ContextType>;
  BasketRefusedItem?: BasketRefusedItemResolvers<ContextType>;
  BasketShipment?: BasketShipmentResolvers<ContextType>;
  BasketShipmentItem?: BasketShipmentItemResolvers<ContextType>;
  BasketTakenAlong?: BasketTakenAlongResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerCredit?: CustomerCreditResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeliveryAddress?: DeliveryAddressResolvers<ContextType>;
  DeliveryMethod?: DeliveryMethodResolvers<ContextType>;
  DeliveryProvider?: DeliveryProviderResolvers<ContextType>;
  InstalmentOffer?: InstalmentOfferResolvers<ContextType>;
  InvoiceAddress?: InvoiceAddressResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NoticeListItem?: NoticeListItemResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderCost?: OrderCostResolvers<ContextType>;
  OrderDelivery?: OrderDeliveryResolvers<ContextType>;
  OrderDeliveryAddress?: OrderDeliveryAddressResolvers<ContextType>;
  OrderInvoice?: OrderInvoiceResolvers<ContextType>;
  OrderInvoiceAddress?: OrderInvoiceAddressResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderProductBruttoSum?: OrderProductBruttoSumResolvers<ContextType>;
  OrderProductVats?: OrderProductVatsResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  OrderShipmentItem?: OrderShipmentItemResolvers<ContextType>;
  OrderTransfer?: OrderTransferResolvers<ContextType>;
  OutletPiece?: OutletPieceResolvers<ContextType>;
  OutletPieceSpec?: OutletPieceSpecResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  ProductFlaw?: ProductFlawResolvers<ContextType>;
  ProductMount?: ProductMountResolvers<ContextType>;
  ProductStock?: ProductStockResolvers<ContextType>;
  PublicBasket?: PublicBasketResolvers<ContextType>;
  PurchasePrice?: PurchasePriceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ShippingRate?: ShippingRateResolvers<ContextType>;
  ShopTerms?: ShopTermsResolvers<ContextType>;
  UserGroup?: UserGroupResolvers<ContextType>;
  Voucher?: VoucherResolvers<ContextType>;
};

