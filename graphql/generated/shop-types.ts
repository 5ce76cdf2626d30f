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
  /** Maker's own field. What delivering it would cost; null once a method is chosen, and where none is offered. */
  deliveryEstimate?: Maybe<BasketDeliveryEstimate>;
  deliveryMethod?: Maybe<DeliveryMethod>;
  /** Maker's own field. What the basket is ordered by: what was set for it, else what the customer's baskets begin with. */
  deliveryWish: DeliveryWish;
  id: Scalars['ID']['output'];
  items: Array<BasketItem>;
  lastUpdateDate?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. What each wish would mean; null where both come to the same. */
  parting?: Maybe<BasketParting>;
  payment?: Maybe<Payment>;
  public: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  vouchers: Array<Voucher>;
};


export type BasketItemsArgs = {
  pagination?: InputMaybe<PaginationFilterInput>;
};

/** Maker's own input: one row of basketAddItems. */
export type BasketAddItemInput = {
  amount: Scalars['Float']['input'];
  /** As in basketAddItem. */
  persParam?: InputMaybe<Array<Scalars['String']['input']>>;
  productId: Scalars['ID']['input'];
};

/** Maker's own type. */
export type BasketAddItemsResult = {
  __typename?: 'BasketAddItemsResult';
  /** How many rows were added. */
  added: Scalars['Int']['output'];
  basket: Basket;
  refused: Array<BasketRefusedItem>;
};

export type BasketCost = {
  __typename?: 'BasketCost';
  currency: Currency;
  delivery: Price;
  discount: Scalars['Float']['output'];
  payment: Price;
  productGross: BasketProductBruttoSum;
  productNet: Price;
  total: Scalars['Float']['output'];
  voucher: Scalars['Float']['output'];
};

/** Maker's own type. By the first method that is offered. */
export type BasketDeliveryEstimate = {
  __typename?: 'BasketDeliveryEstimate';
  /** Where to: the home country while nobody has said; null for what is picked up. */
  country?: Maybe<Country>;
  price: Price;
};

export type BasketDeliveryMethod = {
  __typename?: 'BasketDeliveryMethod';
  cost: Price;
  id: Scalars['ID']['output'];
  paymentTypes: Array<BasketPayment>;
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type BasketInput = {
  public?: Scalars['Boolean']['input'];
  /** Unique among the baskets of one caller. */
  title: Scalars['String']['input'];
};

export type BasketItem = {
  __typename?: 'BasketItem';
  amount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lastUpdateDate?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. The JSON text given when the line was added; an empty text when there was none. */
  persParam: Scalars['String']['output'];
  /** Null when the product is no longer sold. */
  product?: Maybe<Product>;
};

/** Maker's own type. */
export type BasketLimitedProduct = {
  __typename?: 'BasketLimitedProduct';
  amount: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  wanted: Scalars['Int']['output'];
};

/** Maker's own type. */
export type BasketParting = {
  __typename?: 'BasketParting';
  /** Where to: the home country while nobody has said; null for what is picked up. */
  country?: Maybe<Country>;
  /** One for each wish. */
  options: Array<BasketPartingOption>;
};

/** Maker's own type. */
export type BasketPartingOption = {
  __typename?: 'BasketPartingOption';
  /** By the chosen method, while none is chosen by the first that is offered. */
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
  /** How many pieces more could be added; 0 where the amount is not the reason. */
  available: Scalars['Int']['output'];
  /** Of the row, from 0. */
  index: Scalars['Int']['output'];
  /** The reason in the shop's words. */
  message: Scalars['String']['output'];
  type: BasketRefusal;
};

/** Maker's own type. What of a basket would leave together. */
export type BasketShipment = {
  __typename?: 'BasketShipment';
  /** The last of the days on which it would arrive; null while nobody knows. */
  expected?: Maybe<Scalars['DateTime']['output']>;
  /** The first of these days; null when it is one day. */
  expectedFrom?: Maybe<Scalars['DateTime']['output']>;
  items: Array<BasketShipmentItem>;
};

/** Maker's own type. So many pieces of a line of the basket. */
export type BasketShipmentItem = {
  __typename?: 'BasketShipmentItem';
  amount: Scalars['Int']['output'];
  basketItemId: Scalars['ID']['output'];
};

/** Maker's own input: another caller's basket and the token that proves it is theirs to give. */
export type BasketTakeAlongInput = {
  basketId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};

/** Maker's own type. */
export type BasketTakenAlong = {
  __typename?: 'BasketTakenAlong';
  /** The basket the caller goes on with. */
  basketId: Scalars['ID']['output'];
  /** Titles of products and numbers of vouchers that could not come along; null for a product that is no longer sold. */
  leftOut: Array<Maybe<Scalars['String']['output']>>;
  /** Products of which there are fewer pieces than both baskets held. */
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
  /** Maker's own field. What a b2b customer may order on invoice; null for everybody else. */
  credit?: Maybe<CustomerCredit>;
  customerNumber: Scalars['String']['output'];
  deliveryAddresses: Array<DeliveryAddress>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  invoiceAddress: InvoiceAddress;
  lastName: Scalars['String']['output'];
  /** Maker's own field. What the customer keeps in mind, the newest first; OXID keeps the same as the user basket `noticelist`. */
  noticeList: Array<NoticeListItem>;
  orders: Array<Order>;
  registered?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. The number in the maker's own books; empty for consumers. */
  shbCustomerNumber: Scalars['String']['output'];
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
  /** What may still be ordered on invoice; null without a limit. */
  free?: Maybe<Scalars['Float']['output']>;
  /** Null: no limit was agreed. */
  limit?: Maybe<Scalars['Float']['output']>;
  /** Ordered on invoice and not paid yet. */
  open: Scalars['Float']['output'];
};

export type CustomerInput = {
  birthdate?: InputMaybe<Scalars['DateTime']['input']>;
  email: Scalars['String']['input'];
  /**
   * Maker's own field. A guest account lives for one checkout: the same e-mail may register as guest any number of times,
   * each account sees its own orders only. The password must be generated (32 characters or more).
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

/** Maker's own type. Whether everything of an order leaves together, or what is there goes first. */
export type DeliveryWish =
  | 'AS_READY'
  | 'TOGETHER';

/** Maker's own type. A way to pay in parts, in the shop's own words. */
export type InstalmentOffer = {
  __typename?: 'InstalmentOffer';
  description: Scalars['String']['output'];
  /** Gross euros above which it is not offered; null: no bound. */
  maxTotal?: Maybe<Scalars['Float']['output']>;
  title: Scalars['String']['output'];
};

/** Empty texts until an address was set. */
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
   * Maker's own field. What is known of vatID: NONE (none given), INVALID (format or checksum wrong), PLAUSIBLE (not yet confirmed),
   * CONFIRMED (by VIES, or by format where the shop asks no register), REFUSED (VIES does not know it).
   */
  vatIDState: VatIdState;
  zipCode: Scalars['String']['output'];
};

/** Maker's own type. The fields of an invoice address that may be blank. */
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
   * Maker's own field. Adds a bicycle with its parts, by the code of its configuration, as lines that belong together: the uuid of their
   * persParam says so. They are added, changed in their amount and removed as one, whichever of them is named; persParam is the bicycle's.
   * Refuses a code nobody made, parts that do not fit, and another price than shownTotal (euros, of one bicycle with its parts).
   */
  basketAddConfiguration: Basket;
  /**
   * Adds to the line with the same product and persParam, or opens a new line.
   * persParam is a maker's own argument: a list holding one JSON text with uuid, comment and date.
   */
  basketAddItem: Basket;
  /**
   * Maker's own field, for b2b customers. Adds up to 500 rows at once: what can be had is added whole, every other row comes back
   * with the reason and leaves the basket as it was. The same product in several rows counts together.
   */
  basketAddItems: BasketAddItemsResult;
  basketAddVoucher: Basket;
  basketCreate: Basket;
  /**
   * Maker's own field. Gives a line another persParam and leaves its amount; where the basket has that line already, the two become
   * one. A line that is all there is in stock can be described, too.
   */
  basketDescribeItem: Basket;
  basketMakePrivate: Basket;
  basketMakePublic: Basket;
  basketRemove: Scalars['Boolean']['output'];
  basketRemoveItem: Basket;
  basketRemoveVoucher: Basket;
  basketSetDeliveryAddress: Basket;
  /** Resets the payment. */
  basketSetDeliveryMethod: Basket;
  /** Maker's own field. Says whether what is there is to go first. Refuses an empty basket; keeps delivery and payment. */
  basketSetDeliveryWish: Basket;
  basketSetPayment: Basket;
  /**
   * Maker's own field. Takes what lies in another caller's basket along into the one the caller goes on with, else into a new one, in
   * one step. The same call again takes it along once. Nothing to take, a lost basket or a dead token: only says which basket it is.
   */
  basketTakeAlong: BasketTakenAlong;
  customerBirthdateUpdate: Customer;
  /** Deletes the caller's account with addresses and baskets. Orders stay as long as the law wants them, without the account. */
  customerDelete: Scalars['Boolean']['output'];
  customerDeliveryAddressAdd: DeliveryAddress;
  customerDeliveryAddressDelete: Scalars['Boolean']['output'];
  /** Maker's own field. Blanks fields of the invoice address, which customerInvoiceAddressSet keeps when they are sent empty. */
  customerInvoiceAddressBlank: InvoiceAddress;
  customerInvoiceAddressSet: InvoiceAddress;
  customerRegister: Customer;
  /**
   * Maker's own field. Adds articles to the caller's notice list, given newest first, and takes others off it; answers the whole list.
   * What is on it already stays as it is, and what is no article is left out. The same key acts once.
   */
  noticeListChange: Array<NoticeListItem>;
  /**
   * Removes the basket. The same call again returns the same order. reference (the buyer's own number for it), serviceDealer
   * (the adrNumber of the dealer who is to service the goods) and shownTotal (what the buyer agreed to pay: another total is refused)
   * are maker's own arguments.
   */
  placeOrder: Order;
  /**
   * Ends the token the call comes with, at once; `tokenId` is its claim `tokenid`. Of an identity's ID token it is `origin_jti`, and every
   * token of that sign-in ends (maker's own).
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

/** Maker's own type. An article somebody keeps in mind; it stays when it is no longer sold. */
export type NoticeListItem = {
  __typename?: 'NoticeListItem';
  added: Scalars['DateTime']['output'];
  sku: Scalars['String']['output'];
};

export type Order = {
  __typename?: 'Order';
  /** Maker's own field. When the bike was built and everything packed; null before. */
  assembled?: Maybe<Scalars['DateTime']['output']>;
  cancelled: Scalars['Boolean']['output'];
  cost: OrderCost;
  /** Maker's own field. When the goods arrived; null before. */
  delivered?: Maybe<Scalars['DateTime']['output']>;
  delivery: OrderDelivery;
  /** Null when goods go to the invoice address. */
  deliveryAddress?: Maybe<OrderDeliveryAddress>;
  /** Maker's own field. What its buyer wished for. */
  deliveryWish: DeliveryWish;
  /** Maker's own field. The last of the days on which everything is expected at the customer's. */
  expectedDelivery?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. The first of these days; null when it is one day. */
  expectedDeliveryFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. What expectedDelivery was before it last moved; null when it never did. */
  formerExpectedDelivery?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Since when a withdrawal that its buyer has not confirmed keeps the goods in the house; null while none does. */
  held?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  invoiceAddress: OrderInvoiceAddress;
  /** The number of its newest invoice; null until there is one. */
  invoiceNumber?: Maybe<Scalars['Int']['output']>;
  invoiced?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Invoices and credit notes, the first one first. */
  invoices: Array<OrderInvoice>;
  items: Array<OrderItem>;
  orderNumber: Scalars['Int']['output'];
  ordered?: Maybe<Scalars['DateTime']['output']>;
  paid?: Maybe<Scalars['DateTime']['output']>;
  payment?: Maybe<OrderPayment>;
  /** Maker's own field. The buyer's own number for the order; an empty text without one. */
  reference: Scalars['String']['output'];
  remark: Scalars['String']['output'];
  /** Maker's own field. The adrNumber of the dealer who is to service the goods. */
  serviceDealer?: Maybe<Scalars['String']['output']>;
  /** Maker's own field. What leaves the house together, by number. */
  shipments: Array<OrderShipment>;
  updated?: Maybe<Scalars['DateTime']['output']>;
  vouchers: Array<Voucher>;
  /** Maker's own field. When the buyer declared to withdraw from it; null while nobody did. */
  withdrawn?: Maybe<Scalars['DateTime']['output']>;
};

export type OrderCost = {
  __typename?: 'OrderCost';
  currency: Currency;
  delivery: Price;
  discount: Scalars['Float']['output'];
  payment: Price;
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
  /** invoice, advance (before the goods leave) or creditNote. */
  kind: Scalars['String']['output'];
  /** RE-50400, RK-30001. */
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
  id: Scalars['ID']['output'];
  /** One piece. */
  itemPrice: Price;
  /** Maker's own field, as on the basket item. */
  persParam: Scalars['String']['output'];
  /** The line. */
  price: Price;
  product?: Maybe<Product>;
  shortDescription: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type OrderPayment = {
  __typename?: 'OrderPayment';
  id: Scalars['ID']['output'];
  /** Maker's own field. True where the payment page leads to a provider; else it is a transfer, or an invoice. */
  isOnline: Scalars['Boolean']['output'];
  /** Maker's own field. The key to the order's payment page, `/<language>/payment/<link>`; whoever has it may pay and see how it stands. */
  link: Scalars['String']['output'];
  /** Maker's own field. Until when the goods wait for the money; null where nothing is waited for, or without an end. */
  payUntil?: Maybe<Scalars['DateTime']['output']>;
  payment?: Maybe<Payment>;
  /** Maker's own field. Where the money is now. */
  state: OrderPaymentState;
  /** Maker's own field. Where to transfer the money; null unless it is waited for and comes so. */
  transfer?: Maybe<OrderTransfer>;
};

/** Maker's own type. */
export type OrderPaymentState =
  /** The buyer has disputed the payment. */
  | 'DISPUTED'
  /** Nothing is waited for any more: the order ended. */
  | 'ENDED'
  /** Money came that was not asked for so; a person looks at it. */
  | 'EXAMINED'
  /** The goods leave before the money comes. */
  | 'ON_INVOICE'
  /** It is waited for. */
  | 'OPEN'
  | 'PAID'
  | 'PARTLY_REFUNDED'
  /** A debit is on its way for some days. */
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

/** Maker's own type. What of an order leaves the house together. */
export type OrderShipment = {
  __typename?: 'OrderShipment';
  delivered?: Maybe<Scalars['DateTime']['output']>;
  dispatched?: Maybe<Scalars['DateTime']['output']>;
  /** The last of the days on which it is expected; null while nobody knows. */
  expected?: Maybe<Scalars['DateTime']['output']>;
  /** The first of these days; null when it is one day. */
  expectedFrom?: Maybe<Scalars['DateTime']['output']>;
  items: Array<OrderShipmentItem>;
  number: Scalars['Int']['output'];
  /** planned, assembled, dispatched, delivered or cancelled. */
  state: Scalars['String']['output'];
  trackingNumber: Scalars['String']['output'];
  trackingURL: Scalars['String']['output'];
};

/** Maker's own type. So many pieces of a line of the order. */
export type OrderShipmentItem = {
  __typename?: 'OrderShipmentItem';
  amount: Scalars['Int']['output'];
  /** Of the bicycles among them. */
  frameNumbers: Array<Scalars['String']['output']>;
  orderItemId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Maker's own type. */
export type OrderTransfer = {
  __typename?: 'OrderTransfer';
  /** Euros. */
  amount: Scalars['Float']['output'];
  bank: Scalars['String']['output'];
  bic: Scalars['String']['output'];
  /** The text of the GiroCode (EPC069-12); null when there is none. */
  code?: Maybe<Scalars['String']['output']>;
  holder: Scalars['String']['output'];
  iban: Scalars['String']['output'];
  /** What the payer writes. */
  reference: Scalars['String']['output'];
};

/** Maker's own type. */
export type OutletPiece = {
  __typename?: 'OutletPiece';
  /** Whether nobody has used it; a flaw does not make it used. */
  isNew: Scalars['Boolean']['output'];
  /** Rows of the specification that differ from the model's. */
  specs: Array<OutletPieceSpec>;
};

/** Maker's own type. */
export type OutletPieceSpec = {
  __typename?: 'OutletPieceSpec';
  /** Null where the model's row does not hold for the piece. */
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
  nettoPriceMode: Scalars['Boolean']['output'];
  price: Scalars['Float']['output'];
  vat: Scalars['Float']['output'];
  vatValue: Scalars['Float']['output'];
};

export type Product = {
  __typename?: 'Product';
  /** What is sold for it; on a model that is configured: what can be mounted to it. */
  accessories: Array<Product>;
  active: Scalars['Boolean']['output'];
  categories: Array<Category>;
  /** Maker's own field. The main category by name. */
  category?: Maybe<ProductCategory>;
  /** Maker's own field. Only b2b customers may order it. */
  dealer: Scalars['Boolean']['output'];
  /** Maker's own field. What can be seen to be wrong with a single piece; null for what is as new. */
  flaw?: Maybe<ProductFlaw>;
  id: Scalars['ID']['output'];
  /** The recommended retail price (UVP), where it differs from price. */
  listPrice?: Maybe<Price>;
  longDescription: Scalars['String']['output'];
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
  /** Maker's own field. How an article is mounted to a bicycle; null for what is not. */
  mount?: Maybe<ProductMount>;
  /** Maker's own field. Single pieces and earlier years at a reduced price. */
  outlet: Scalars['Boolean']['output'];
  /** Maker's own field. What tells a single piece from its model as it is built today; null for what is none. */
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
  /** Maker's own field. letter, parcel or bike: how it travels. */
  weightClass: Scalars['String']['output'];
};


export type ProductCategoriesArgs = {
  onlyMainCategory?: Scalars['Boolean']['input'];
};

/** Maker's own type. */
export type ProductCategory = {
  __typename?: 'ProductCategory';
  name: Scalars['String']['output'];
};

export type ProductFilterList = {
  category?: InputMaybe<CategoryIdFilterInput>;
  title?: InputMaybe<StringFilterInput>;
};

/** Maker's own type. */
export type ProductFlaw = {
  __typename?: 'ProductFlaw';
  /** scratch, chip, scrape, dent, speck, bare, faded, shade or stickers. */
  kind: Scalars['String']['output'];
  /** down-tube, top-tube, fork-inner, bar, mudguard, dropout, basket-holder, saddle or frame. */
  part: Scalars['String']['output'];
  /** left, right, top or front. */
  side: Scalars['String']['output'];
  /** Its longest measure in millimetres; null for what has none. */
  size?: Maybe<Scalars['Int']['output']>;
  /** Whether paint has been put on it. */
  touchedUp: Scalars['Boolean']['output'];
};

/** Maker's own type. */
export type ProductMount = {
  __typename?: 'ProductMount';
  /** What the bicycle weighs more; less than 0 where it replaces something heavier. */
  addsGrams: Scalars['Int']['output'];
  /** Places that have to stay free beside it. */
  excludes: Array<Scalars['String']['output']>;
  /** The frames it fits, as skus name them; all when empty. */
  frames: Array<Scalars['String']['output']>;
  /** Stands for the article in codes of configurations, never for another one. */
  number: Scalars['Int']['output'];
  /** saddle, grips, pedals, rear-rack …: one part a place. */
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
  /** Maker's own field. The day calculatedStock becomes positive; null when it is or when no delivery is known. */
  calculatedRestockDate?: Maybe<Scalars['DateTime']['output']>;
  /** Maker's own field. Stock less what other baskets' placed orders still wait for, plus due deliveries. */
  calculatedStock: Scalars['Float']['output'];
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

/** Maker's own type. */
export type PurchasePrice = {
  __typename?: 'PurchasePrice';
  /** One piece in euros, net. */
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
  /** Maker's own field. The groups of the caller; `oxiddealer` marks a b2b customer, anonymous callers are in none. */
  currentUserGroups: Array<UserGroup>;
  /** Needs a signed-in customer or guest. */
  customer: Customer;
  product: Product;
  /** Parents only; variants hang below each product. */
  products: Array<Product>;
  publicBasket: PublicBasket;
  /** Maker's own field, for b2b customers: what every article that is sold costs the caller. */
  purchasePrices: Array<PurchasePrice>;
  /** Maker's own field. What the house promises of every order, whoever asks. */
  terms: ShopTerms;
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
  /** Gross euros of goods from which the way costs nothing; null: never. */
  freeFrom?: Maybe<Scalars['Float']['output']>;
  /** ISO 3166 alpha-2. */
  isoAlpha2: Scalars['String']['output'];
  /** Gross euros, with the home country's VAT. */
  price: Scalars['Float']['output'];
  /** letter, parcel or bike; the heaviest article of an order decides. */
  weightClass: Scalars['String']['output'];
};

export type ShopTerms = {
  __typename?: 'ShopTerms';
  /** The ways in which everybody at home may pay in parts; none unless the settings name one and the payment provider takes it. */
  instalments: Array<InstalmentOffer>;
  /** How long goods are kept for the money where it comes at once, in hours; null: not alike for all such ways. */
  payHours?: Maybe<Scalars['Int']['output']>;
  /** Days from receipt until which goods may be given back, the statutory ones among them. */
  returnDays: Scalars['Int']['output'];
  /** What the way to each country costs, by how heavy the goods are; collecting them is none of them. */
  shippingRates: Array<ShippingRate>;
  /** How long goods are kept for a transfer, in hours; null: not alike for all such ways, or none is offered. */
  transferHours?: Maybe<Scalars['Int']['output']>;
};

export type StringFilterInput = {
  beginsWith?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  equals?: InputMaybe<Scalars['String']['input']>;
};

/** Maker's own type. */
export type UserGroup = {
  __typename?: 'UserGroup';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Maker's own type. */
export type VatIdState =
  | 'CONFIRMED'
  | 'INVALID'
  | 'NONE'
  | 'PLAUSIBLE'
  | 'REFUSED';

export type Voucher = {
  __typename?: 'Voucher';
  /** Euros taken off. */
  discount?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  redeemedAt?: Maybe<Scalars['DateTime']['output']>;
  reserved?: Maybe<Scalars['DateTime']['output']>;
  voucher: Scalars['String']['output'];
};
