export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
