/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query AuthenticateUser($username: String!, $password: String!) {\n  token(username: $username, password: $password)\n}": typeof types.AuthenticateUserDocument,
    "mutation BasketAddConfiguration($basketId: ID!, $code: String!, $amount: Float!, $persParam: [String!], $shownTotal: Float, $isAnonymous: Boolean! = false) {\n  basketAddConfiguration(\n    basketId: $basketId\n    code: $code\n    amount: $amount\n    persParam: $persParam\n    shownTotal: $shownTotal\n  ) {\n    ...BasketFields\n  }\n}": typeof types.BasketAddConfigurationDocument,
    "mutation BasketAddItem($basketId: ID!, $productId: ID!, $amount: Float!, $persParam: [String!], $isAnonymous: Boolean! = false) {\n  basketAddItem(\n    basketId: $basketId\n    productId: $productId\n    amount: $amount\n    persParam: $persParam\n  ) {\n    ...BasketFields\n  }\n}": typeof types.BasketAddItemDocument,
    "mutation BasketAddItems($basketId: ID!, $items: [BasketAddItemInput!]!, $isAnonymous: Boolean! = false) {\n  basketAddItems(basketId: $basketId, items: $items) {\n    basket {\n      ...BasketFields\n    }\n    added\n    refused {\n      index\n      type\n      available\n      message\n    }\n  }\n}": typeof types.BasketAddItemsDocument,
    "mutation BasketAddVoucher($basketId: ID!, $voucherNumber: String!, $isAnonymous: Boolean! = false) {\n  basketAddVoucher(basketId: $basketId, voucherNumber: $voucherNumber) {\n    ...BasketFields\n  }\n}": typeof types.BasketAddVoucherDocument,
    "mutation BasketCreate($basketId: String!, $isPublic: Boolean! = false, $isAnonymous: Boolean! = false) {\n  basketCreate(basket: {title: $basketId, public: $isPublic}) {\n    ...BasketFields\n  }\n}": typeof types.BasketCreateDocument,
    "query BasketDeliveryMethods($basketId: ID!) {\n  basketDeliveryMethods(basketId: $basketId) {\n    id\n    title\n    cost {\n      ...PriceFields\n    }\n  }\n}": typeof types.BasketDeliveryMethodsDocument,
    "mutation BasketDescribeItem($basketId: ID!, $basketItemId: ID!, $persParam: [String!]!, $isAnonymous: Boolean! = false) {\n  basketDescribeItem(\n    basketId: $basketId\n    basketItemId: $basketItemId\n    persParam: $persParam\n  ) {\n    ...BasketFields\n  }\n}": typeof types.BasketDescribeItemDocument,
    "mutation BasketMakePrivate($basketId: ID!) {\n  basketMakePrivate(basketId: $basketId) {\n    id\n    public\n  }\n}": typeof types.BasketMakePrivateDocument,
    "mutation BasketMakePublic($basketId: ID!) {\n  basketMakePublic(basketId: $basketId) {\n    id\n    public\n  }\n}": typeof types.BasketMakePublicDocument,
    "query BasketPayments($basketId: ID!) {\n  basketPayments(basketId: $basketId) {\n    id\n    title\n    description\n    cost {\n      ...PriceFields\n    }\n  }\n}": typeof types.BasketPaymentsDocument,
    "mutation BasketRemove($basketId: ID!) {\n  basketRemove(basketId: $basketId)\n}": typeof types.BasketRemoveDocument,
    "mutation BasketRemoveItem($basketId: ID!, $basketItemId: ID!, $amount: Float!, $isAnonymous: Boolean! = false) {\n  basketRemoveItem(\n    basketId: $basketId\n    basketItemId: $basketItemId\n    amount: $amount\n  ) {\n    ...BasketFields\n  }\n}": typeof types.BasketRemoveItemDocument,
    "mutation BasketRemoveVoucher($basketId: ID!, $voucherId: ID!, $isAnonymous: Boolean! = false) {\n  basketRemoveVoucher(basketId: $basketId, voucherId: $voucherId) {\n    ...BasketFields\n  }\n}": typeof types.BasketRemoveVoucherDocument,
    "mutation BasketSetDeliveryAddress($basketId: ID!, $deliveryAddressId: ID, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryAddress(\n    basketId: $basketId\n    deliveryAddressId: $deliveryAddressId\n  ) {\n    ...BasketFields\n  }\n}": typeof types.BasketSetDeliveryAddressDocument,
    "mutation BasketSetDeliveryMethod($basketId: ID!, $deliveryMethodId: ID!, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryMethod(\n    basketId: $basketId\n    deliveryMethodId: $deliveryMethodId\n  ) {\n    ...BasketFields\n  }\n}": typeof types.BasketSetDeliveryMethodDocument,
    "mutation BasketSetDeliveryWish($basketId: ID!, $deliveryWish: DeliveryWish!, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryWish(basketId: $basketId, deliveryWish: $deliveryWish) {\n    ...BasketFields\n  }\n}": typeof types.BasketSetDeliveryWishDocument,
    "mutation BasketSetPayment($basketId: ID!, $paymentId: ID! = \"oxidpaypal\", $isAnonymous: Boolean! = false) {\n  basketSetPayment(basketId: $basketId, paymentId: $paymentId) {\n    ...BasketFields\n  }\n}": typeof types.BasketSetPaymentDocument,
    "mutation BasketTakeAlong($from: BasketTakeAlongInput) {\n  basketTakeAlong(from: $from) {\n    basketId\n    limited {\n      title\n      wanted\n      amount\n    }\n    leftOut\n  }\n}": typeof types.BasketTakeAlongDocument,
    "query CatalogProduct($productId: ID!) {\n  product(productId: $productId) {\n    ...CatalogProductFields\n  }\n}": typeof types.CatalogProductDocument,
    "query CatalogProducts($categoryId: ID!, $offset: Int! = 0, $limit: Int!) {\n  products(\n    filter: {category: {equals: $categoryId}}\n    pagination: {offset: $offset, limit: $limit}\n  ) {\n    ...CatalogProductFields\n  }\n}\n\nfragment CatalogProductFields on Product {\n  ...CatalogVariantFields\n  longDescription\n  weightClass\n  dealer\n  variants {\n    ...CatalogVariantFields\n  }\n}\n\nfragment CatalogVariantFields on Product {\n  ...AvailabilityFields\n  shortDescription\n  outlet\n  variantValues\n  lowestPrice30Days\n  price {\n    ...PriceFields\n  }\n  listPrice {\n    ...PriceFields\n  }\n}": typeof types.CatalogProductsDocument,
    "query Countries {\n  countries(sort: {position: \"ASC\"}) {\n    id\n    title\n    isoAlpha2\n  }\n}": typeof types.CountriesDocument,
    "query CurrentUserGroups {\n  currentUserGroups {\n    id\n    title\n  }\n}": typeof types.CurrentUserGroupsDocument,
    "query CustomerBaskets {\n  customer {\n    id\n    baskets {\n      id\n      public\n      title\n      creationDate\n      items {\n        ...BasketItemFields\n      }\n    }\n  }\n}": typeof types.CustomerBasketsDocument,
    "mutation CustomerBirthdateUpdate($birthdate: DateTime!) {\n  customerBirthdateUpdate(birthdate: $birthdate) {\n    id\n    birthdate\n  }\n}": typeof types.CustomerBirthdateUpdateDocument,
    "query CustomerCredit {\n  customer {\n    id\n    credit {\n      limit\n      open\n      free\n    }\n  }\n}": typeof types.CustomerCreditDocument,
    "mutation CustomerDelete {\n  customerDelete\n}": typeof types.CustomerDeleteDocument,
    "mutation CustomerDeliveryAddressAdd($deliveryAddress: DeliveryAddressInput!) {\n  customerDeliveryAddressAdd(deliveryAddress: $deliveryAddress) {\n    ...DeliveryAddressFields\n  }\n}": typeof types.CustomerDeliveryAddressAddDocument,
    "mutation CustomerDeliveryAddressDelete($deliveryAddressId: ID!) {\n  customerDeliveryAddressDelete(deliveryAddressId: $deliveryAddressId)\n}": typeof types.CustomerDeliveryAddressDeleteDocument,
    "mutation CustomerInvoiceAddressSet($invoiceAddress: InvoiceAddressInput!) {\n  customerInvoiceAddressSet(invoiceAddress: $invoiceAddress) {\n    ...InvoiceAddressFields\n  }\n}": typeof types.CustomerInvoiceAddressSetDocument,
    "query CustomerNoticeList {\n  customer {\n    id\n    noticeList {\n      sku\n      added\n    }\n  }\n}": typeof types.CustomerNoticeListDocument,
    "query CustomerOrders($pagination: PaginationFilterInput) {\n  customer {\n    id\n    orders(pagination: $pagination) {\n      ...OrderFields\n    }\n  }\n}": typeof types.CustomerOrdersDocument,
    "query CustomerProfile {\n  customer {\n    id\n    firstName\n    lastName\n    email\n    birthdate\n    customerNumber\n    invoiceAddress {\n      ...InvoiceAddressFields\n    }\n    deliveryAddresses {\n      ...DeliveryAddressFields\n    }\n  }\n}": typeof types.CustomerProfileDocument,
    "mutation CustomerRegister($customer: CustomerInput!) {\n  customerRegister(customer: $customer) {\n    email\n  }\n}": typeof types.CustomerRegisterDocument,
    "query GetBasketInfo($basketId: ID!, $isAnonymous: Boolean! = false) {\n  basket(basketId: $basketId) {\n    ...BasketFields\n  }\n}": typeof types.GetBasketInfoDocument,
    "query GetBasketItems($basketId: ID!) {\n  basket(basketId: $basketId) {\n    id\n    items {\n      id\n      amount\n      persParam\n      product {\n        id\n      }\n    }\n    vouchers {\n      id\n      number\n    }\n  }\n}": typeof types.GetBasketItemsDocument,
    "query GetCustomer {\n  customer {\n    id\n    firstName\n    lastName\n    email\n    birthdate\n    customerNumber\n    shbCustomerNumber\n    invoiceAddress {\n      ...InvoiceAddressFields\n    }\n    deliveryAddresses {\n      ...DeliveryAddressFields\n    }\n    orders {\n      ...OrderFields\n    }\n    baskets {\n      id\n      public\n      title\n      creationDate\n    }\n  }\n}": typeof types.GetCustomerDocument,
    "query GetSessionCustomer {\n  customer {\n    id\n  }\n  currentUserGroups {\n    id\n    title\n  }\n}": typeof types.GetSessionCustomerDocument,
    "query Instalments {\n  terms {\n    instalments {\n      title\n      description\n      maxTotal\n    }\n  }\n}": typeof types.InstalmentsDocument,
    "query MountableParts($productId: ID!) {\n  product(productId: $productId) {\n    id\n    accessories {\n      id\n      title\n      variants {\n        ...CatalogVariantFields\n        mount {\n          number\n          place\n          addsGrams\n          frames\n          excludes\n        }\n      }\n    }\n  }\n}": typeof types.MountablePartsDocument,
    "mutation NoticeListChange($key: ID!, $add: [String!]!, $remove: [String!]!) {\n  noticeListChange(key: $key, add: $add, remove: $remove) {\n    sku\n    added\n  }\n}": typeof types.NoticeListChangeDocument,
    "mutation PlaceOrder($basketId: ID!, $remark: String, $confirmTermsAndConditions: Boolean!, $reference: String, $serviceDealer: String, $shownTotal: Float) {\n  placeOrder(\n    basketId: $basketId\n    remark: $remark\n    confirmTermsAndConditions: $confirmTermsAndConditions\n    reference: $reference\n    serviceDealer: $serviceDealer\n    shownTotal: $shownTotal\n  ) {\n    ...OrderFields\n  }\n}": typeof types.PlaceOrderDocument,
    "query PublicBasket($basketId: ID!) {\n  publicBasket(basketId: $basketId) {\n    id\n    title\n    items {\n      ...BasketItemFields\n    }\n  }\n}": typeof types.PublicBasketDocument,
    "query PurchasePrices {\n  purchasePrices {\n    sku\n    price\n  }\n}": typeof types.PurchasePricesDocument,
    "query ShopTerms {\n  terms {\n    returnDays\n    shippingRates {\n      isoAlpha2\n      weightClass\n      price\n      freeFrom\n    }\n  }\n}": typeof types.ShopTermsDocument,
    "query Token {\n  token\n}": typeof types.TokenDocument,
    "mutation TokenDelete($tokenId: ID!) {\n  tokenDelete(tokenId: $tokenId)\n}": typeof types.TokenDeleteDocument,
    "fragment PriceFields on Price {\n  price\n  vat\n  vatValue\n  nettoPriceMode\n}\n\nfragment AvailabilityFields on Product {\n  id\n  sku\n  title\n  active\n  stock {\n    stock\n    restockDate\n    calculatedStock\n    calculatedRestockDate\n  }\n  marmstock1\n  marmstockDate1\n  marmstock2\n  marmstockDate2\n}\n\nfragment BasketItemFields on BasketItem {\n  id\n  amount\n  persParam\n  lastUpdateDate\n  product {\n    ...AvailabilityFields\n    shortDescription\n    outlet\n    category {\n      name\n    }\n    price {\n      ...PriceFields\n    }\n    listPrice {\n      ...PriceFields\n    }\n  }\n}\n\nfragment BasketCostFields on BasketCost {\n  productNet {\n    ...PriceFields\n  }\n  productGross {\n    sum\n    vats {\n      vatRate\n      vatPrice\n    }\n  }\n  delivery {\n    ...PriceFields\n  }\n  payment {\n    ...PriceFields\n  }\n  voucher\n  discount\n  total\n}\n\nfragment DeliveryAddressFields on DeliveryAddress {\n  id\n  salutation\n  firstName\n  lastName\n  company\n  additionalInfo\n  street\n  streetNumber\n  zipCode\n  city\n  phone\n  fax\n  updated\n  country {\n    id\n    title\n    isoAlpha2\n  }\n}\n\nfragment InvoiceAddressFields on InvoiceAddress {\n  salutation\n  firstName\n  lastName\n  company\n  additionalInfo\n  street\n  streetNumber\n  zipCode\n  city\n  vatID\n  vatIDState\n  phone\n  mobile\n  fax\n  created\n  updated\n  country {\n    id\n    title\n    isoAlpha2\n  }\n}\n\nfragment BasketFields on Basket {\n  id\n  title\n  public\n  creationDate\n  lastUpdateDate\n  items {\n    ...BasketItemFields\n  }\n  cost {\n    ...BasketCostFields\n  }\n  vouchers {\n    id\n    number\n    discount\n  }\n  deliveryMethod @skip(if: $isAnonymous) {\n    id\n    title\n  }\n  deliveryAddress @skip(if: $isAnonymous) {\n    ...DeliveryAddressFields\n  }\n  payment @skip(if: $isAnonymous) {\n    id\n    title\n  }\n  deliveryWish\n  parting {\n    country {\n      id\n      title\n    }\n    options {\n      wish\n      delivery {\n        ...PriceFields\n      }\n      shipments {\n        expected\n        expectedFrom\n        items {\n          basketItemId\n          amount\n        }\n      }\n    }\n  }\n}\n\nfragment OrderFields on Order {\n  id\n  orderNumber\n  ordered\n  remark\n  reference\n  serviceDealer\n  cancelled\n  withdrawn\n  deliveryWish\n  shipments {\n    number\n    state\n    expected\n    expectedFrom\n    dispatched\n    delivered\n    trackingNumber\n    trackingURL\n    items {\n      orderItemId\n      amount\n      title\n      frameNumbers\n    }\n  }\n  invoices {\n    number\n    kind\n    issued\n  }\n  invoiceNumber\n  invoiced\n  paid\n  assembled\n  delivered\n  expectedDelivery\n  expectedDeliveryFrom\n  formerExpectedDelivery\n  items {\n    id\n    amount\n    sku\n    title\n    shortDescription\n    persParam\n    price {\n      ...PriceFields\n    }\n    itemPrice {\n      ...PriceFields\n    }\n    product {\n      ...AvailabilityFields\n    }\n  }\n  cost {\n    productNet {\n      ...PriceFields\n    }\n    productGross {\n      sum\n      vats {\n        vatRate\n        vatPrice\n      }\n    }\n    delivery {\n      ...PriceFields\n    }\n    payment {\n      ...PriceFields\n    }\n    voucher\n    discount\n    total\n  }\n  delivery {\n    trackingNumber\n    trackingURL\n    dispatched\n    provider {\n      id\n      title\n    }\n  }\n  payment {\n    id\n    payment {\n      id\n      title\n    }\n    state\n    payUntil\n    link\n    isOnline\n    transfer {\n      holder\n      iban\n      bic\n      bank\n      reference\n      amount\n      code\n    }\n  }\n  invoiceAddress {\n    salutation\n    firstName\n    lastName\n    company\n    additionalInfo\n    street\n    streetNumber\n    zipCode\n    city\n    phone\n    email\n    vatID\n    country {\n      id\n      title\n      isoAlpha2\n    }\n  }\n  deliveryAddress {\n    salutation\n    firstName\n    lastName\n    company\n    additionalInfo\n    street\n    streetNumber\n    zipCode\n    city\n    phone\n    country {\n      id\n      title\n      isoAlpha2\n    }\n  }\n}": typeof types.PriceFieldsFragmentDoc,
};
const documents: Documents = {
    "query AuthenticateUser($username: String!, $password: String!) {\n  token(username: $username, password: $password)\n}": types.AuthenticateUserDocument,
    "mutation BasketAddConfiguration($basketId: ID!, $code: String!, $amount: Float!, $persParam: [String!], $shownTotal: Float, $isAnonymous: Boolean! = false) {\n  basketAddConfiguration(\n    basketId: $basketId\n    code: $code\n    amount: $amount\n    persParam: $persParam\n    shownTotal: $shownTotal\n  ) {\n    ...BasketFields\n  }\n}": types.BasketAddConfigurationDocument,
    "mutation BasketAddItem($basketId: ID!, $productId: ID!, $amount: Float!, $persParam: [String!], $isAnonymous: Boolean! = false) {\n  basketAddItem(\n    basketId: $basketId\n    productId: $productId\n    amount: $amount\n    persParam: $persParam\n  ) {\n    ...BasketFields\n  }\n}": types.BasketAddItemDocument,
    "mutation BasketAddItems($basketId: ID!, $items: [BasketAddItemInput!]!, $isAnonymous: Boolean! = false) {\n  basketAddItems(basketId: $basketId, items: $items) {\n    basket {\n      ...BasketFields\n    }\n    added\n    refused {\n      index\n      type\n      available\n      message\n    }\n  }\n}": types.BasketAddItemsDocument,
    "mutation BasketAddVoucher($basketId: ID!, $voucherNumber: String!, $isAnonymous: Boolean! = false) {\n  basketAddVoucher(basketId: $basketId, voucherNumber: $voucherNumber) {\n    ...BasketFields\n  }\n}": types.BasketAddVoucherDocument,
    "mutation BasketCreate($basketId: String!, $isPublic: Boolean! = false, $isAnonymous: Boolean! = false) {\n  basketCreate(basket: {title: $basketId, public: $isPublic}) {\n    ...BasketFields\n  }\n}": types.BasketCreateDocument,
    "query BasketDeliveryMethods($basketId: ID!) {\n  basketDeliveryMethods(basketId: $basketId) {\n    id\n    title\n    cost {\n      ...PriceFields\n    }\n  }\n}": types.BasketDeliveryMethodsDocument,
    "mutation BasketDescribeItem($basketId: ID!, $basketItemId: ID!, $persParam: [String!]!, $isAnonymous: Boolean! = false) {\n  basketDescribeItem(\n    basketId: $basketId\n    basketItemId: $basketItemId\n    persParam: $persParam\n  ) {\n    ...BasketFields\n  }\n}": types.BasketDescribeItemDocument,
    "mutation BasketMakePrivate($basketId: ID!) {\n  basketMakePrivate(basketId: $basketId) {\n    id\n    public\n  }\n}": types.BasketMakePrivateDocument,
    "mutation BasketMakePublic($basketId: ID!) {\n  basketMakePublic(basketId: $basketId) {\n    id\n    public\n  }\n}": types.BasketMakePublicDocument,
    "query BasketPayments($basketId: ID!) {\n  basketPayments(basketId: $basketId) {\n    id\n    title\n    description\n    cost {\n      ...PriceFields\n    }\n  }\n}": types.BasketPaymentsDocument,
    "mutation BasketRemove($basketId: ID!) {\n  basketRemove(basketId: $basketId)\n}": types.BasketRemoveDocument,
    "mutation BasketRemoveItem($basketId: ID!, $basketItemId: ID!, $amount: Float!, $isAnonymous: Boolean! = false) {\n  basketRemoveItem(\n    basketId: $basketId\n    basketItemId: $basketItemId\n    amount: $amount\n  ) {\n    ...BasketFields\n  }\n}": types.BasketRemoveItemDocument,
    "mutation BasketRemoveVoucher($basketId: ID!, $voucherId: ID!, $isAnonymous: Boolean! = false) {\n  basketRemoveVoucher(basketId: $basketId, voucherId: $voucherId) {\n    ...BasketFields\n  }\n}": types.BasketRemoveVoucherDocument,
    "mutation BasketSetDeliveryAddress($basketId: ID!, $deliveryAddressId: ID, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryAddress(\n    basketId: $basketId\n    deliveryAddressId: $deliveryAddressId\n  ) {\n    ...BasketFields\n  }\n}": types.BasketSetDeliveryAddressDocument,
    "mutation BasketSetDeliveryMethod($basketId: ID!, $deliveryMethodId: ID!, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryMethod(\n    basketId: $basketId\n    deliveryMethodId: $deliveryMethodId\n  ) {\n    ...BasketFields\n  }\n}": types.BasketSetDeliveryMethodDocument,
    "mutation BasketSetDeliveryWish($basketId: ID!, $deliveryWish: DeliveryWish!, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryWish(basketId: $basketId, deliveryWish: $deliveryWish) {\n    ...BasketFields\n  }\n}": types.BasketSetDeliveryWishDocument,
    "mutation BasketSetPayment($basketId: ID!, $paymentId: ID! = \"oxidpaypal\", $isAnonymous: Boolean! = false) {\n  basketSetPayment(basketId: $basketId, paymentId: $paymentId) {\n    ...BasketFields\n  }\n}": types.BasketSetPaymentDocument,
    "mutation BasketTakeAlong($from: BasketTakeAlongInput) {\n  basketTakeAlong(from: $from) {\n    basketId\n    limited {\n      title\n      wanted\n      amount\n    }\n    leftOut\n  }\n}": types.BasketTakeAlongDocument,
    "query CatalogProduct($productId: ID!) {\n  product(productId: $productId) {\n    ...CatalogProductFields\n  }\n}": types.CatalogProductDocument,
    "query CatalogProducts($categoryId: ID!, $offset: Int! = 0, $limit: Int!) {\n  products(\n    filter: {category: {equals: $categoryId}}\n    pagination: {offset: $offset, limit: $limit}\n  ) {\n    ...CatalogProductFields\n  }\n}\n\nfragment CatalogProductFields on Product {\n  ...CatalogVariantFields\n  longDescription\n  weightClass\n  dealer\n  variants {\n    ...CatalogVariantFields\n  }\n}\n\nfragment CatalogVariantFields on Product {\n  ...AvailabilityFields\n  shortDescription\n  outlet\n  variantValues\n  lowestPrice30Days\n  price {\n    ...PriceFields\n  }\n  listPrice {\n    ...PriceFields\n  }\n}": types.CatalogProductsDocument,
    "query Countries {\n  countries(sort: {position: \"ASC\"}) {\n    id\n    title\n    isoAlpha2\n  }\n}": types.CountriesDocument,
    "query CurrentUserGroups {\n  currentUserGroups {\n    id\n    title\n  }\n}": types.CurrentUserGroupsDocument,
    "query CustomerBaskets {\n  customer {\n    id\n    baskets {\n      id\n      public\n      title\n      creationDate\n      items {\n        ...BasketItemFields\n      }\n    }\n  }\n}": types.CustomerBasketsDocument,
    "mutation CustomerBirthdateUpdate($birthdate: DateTime!) {\n  customerBirthdateUpdate(birthdate: $birthdate) {\n    id\n    birthdate\n  }\n}": types.CustomerBirthdateUpdateDocument,
    "query CustomerCredit {\n  customer {\n    id\n    credit {\n      limit\n      open\n      free\n    }\n  }\n}": types.CustomerCreditDocument,
    "mutation CustomerDelete {\n  customerDelete\n}": types.CustomerDeleteDocument,
    "mutation CustomerDeliveryAddressAdd($deliveryAddress: DeliveryAddressInput!) {\n  customerDeliveryAddressAdd(deliveryAddress: $deliveryAddress) {\n    ...DeliveryAddressFields\n  }\n}": types.CustomerDeliveryAddressAddDocument,
    "mutation CustomerDeliveryAddressDelete($deliveryAddressId: ID!) {\n  customerDeliveryAddressDelete(deliveryAddressId: $deliveryAddressId)\n}": types.CustomerDeliveryAddressDeleteDocument,
    "mutation CustomerInvoiceAddressSet($invoiceAddress: InvoiceAddressInput!) {\n  customerInvoiceAddressSet(invoiceAddress: $invoiceAddress) {\n    ...InvoiceAddressFields\n  }\n}": types.CustomerInvoiceAddressSetDocument,
    "query CustomerNoticeList {\n  customer {\n    id\n    noticeList {\n      sku\n      added\n    }\n  }\n}": types.CustomerNoticeListDocument,
    "query CustomerOrders($pagination: PaginationFilterInput) {\n  customer {\n    id\n    orders(pagination: $pagination) {\n      ...OrderFields\n    }\n  }\n}": types.CustomerOrdersDocument,
    "query CustomerProfile {\n  customer {\n    id\n    firstName\n    lastName\n    email\n    birthdate\n    customerNumber\n    invoiceAddress {\n      ...InvoiceAddressFields\n    }\n    deliveryAddresses {\n      ...DeliveryAddressFields\n    }\n  }\n}": types.CustomerProfileDocument,
    "mutation CustomerRegister($customer: CustomerInput!) {\n  customerRegister(customer: $customer) {\n    email\n  }\n}": types.CustomerRegisterDocument,
    "query GetBasketInfo($basketId: ID!, $isAnonymous: Boolean! = false) {\n  basket(basketId: $basketId) {\n    ...BasketFields\n  }\n}": types.GetBasketInfoDocument,
    "query GetBasketItems($basketId: ID!) {\n  basket(basketId: $basketId) {\n    id\n    items {\n      id\n      amount\n      persParam\n      product {\n        id\n      }\n    }\n    vouchers {\n      id\n      number\n    }\n  }\n}": types.GetBasketItemsDocument,
    "query GetCustomer {\n  customer {\n    id\n    firstName\n    lastName\n    email\n    birthdate\n    customerNumber\n    shbCustomerNumber\n    invoiceAddress {\n      ...InvoiceAddressFields\n    }\n    deliveryAddresses {\n      ...DeliveryAddressFields\n    }\n    orders {\n      ...OrderFields\n    }\n    baskets {\n      id\n      public\n      title\n      creationDate\n    }\n  }\n}": types.GetCustomerDocument,
    "query GetSessionCustomer {\n  customer {\n    id\n  }\n  currentUserGroups {\n    id\n    title\n  }\n}": types.GetSessionCustomerDocument,
    "query Instalments {\n  terms {\n    instalments {\n      title\n      description\n      maxTotal\n    }\n  }\n}": types.InstalmentsDocument,
    "query MountableParts($productId: ID!) {\n  product(productId: $productId) {\n    id\n    accessories {\n      id\n      title\n      variants {\n        ...CatalogVariantFields\n        mount {\n          number\n          place\n          addsGrams\n          frames\n          excludes\n        }\n      }\n    }\n  }\n}": types.MountablePartsDocument,
    "mutation NoticeListChange($key: ID!, $add: [String!]!, $remove: [String!]!) {\n  noticeListChange(key: $key, add: $add, remove: $remove) {\n    sku\n    added\n  }\n}": types.NoticeListChangeDocument,
    "mutation PlaceOrder($basketId: ID!, $remark: String, $confirmTermsAndConditions: Boolean!, $reference: String, $serviceDealer: String, $shownTotal: Float) {\n  placeOrder(\n    basketId: $basketId\n    remark: $remark\n    confirmTermsAndConditions: $confirmTermsAndConditions\n    reference: $reference\n    serviceDealer: $serviceDealer\n    shownTotal: $shownTotal\n  ) {\n    ...OrderFields\n  }\n}": types.PlaceOrderDocument,
    "query PublicBasket($basketId: ID!) {\n  publicBasket(basketId: $basketId) {\n    id\n    title\n    items {\n      ...BasketItemFields\n    }\n  }\n}": types.PublicBasketDocument,
    "query PurchasePrices {\n  purchasePrices {\n    sku\n    price\n  }\n}": types.PurchasePricesDocument,
    "query ShopTerms {\n  terms {\n    returnDays\n    shippingRates {\n      isoAlpha2\n      weightClass\n      price\n      freeFrom\n    }\n  }\n}": types.ShopTermsDocument,
    "query Token {\n  token\n}": types.TokenDocument,
    "mutation TokenDelete($tokenId: ID!) {\n  tokenDelete(tokenId: $tokenId)\n}": types.TokenDeleteDocument,
    "fragment PriceFields on Price {\n  price\n  vat\n  vatValue\n  nettoPriceMode\n}\n\nfragment AvailabilityFields on Product {\n  id\n  sku\n  title\n  active\n  stock {\n    stock\n    restockDate\n    calculatedStock\n    calculatedRestockDate\n  }\n  marmstock1\n  marmstockDate1\n  marmstock2\n  marmstockDate2\n}\n\nfragment BasketItemFields on BasketItem {\n  id\n  amount\n  persParam\n  lastUpdateDate\n  product {\n    ...AvailabilityFields\n    shortDescription\n    outlet\n    category {\n      name\n    }\n    price {\n      ...PriceFields\n    }\n    listPrice {\n      ...PriceFields\n    }\n  }\n}\n\nfragment BasketCostFields on BasketCost {\n  productNet {\n    ...PriceFields\n  }\n  productGross {\n    sum\n    vats {\n      vatRate\n      vatPrice\n    }\n  }\n  delivery {\n    ...PriceFields\n  }\n  payment {\n    ...PriceFields\n  }\n  voucher\n  discount\n  total\n}\n\nfragment DeliveryAddressFields on DeliveryAddress {\n  id\n  salutation\n  firstName\n  lastName\n  company\n  additionalInfo\n  street\n  streetNumber\n  zipCode\n  city\n  phone\n  fax\n  updated\n  country {\n    id\n    title\n    isoAlpha2\n  }\n}\n\nfragment InvoiceAddressFields on InvoiceAddress {\n  salutation\n  firstName\n  lastName\n  company\n  additionalInfo\n  street\n  streetNumber\n  zipCode\n  city\n  vatID\n  vatIDState\n  phone\n  mobile\n  fax\n  created\n  updated\n  country {\n    id\n    title\n    isoAlpha2\n  }\n}\n\nfragment BasketFields on Basket {\n  id\n  title\n  public\n  creationDate\n  lastUpdateDate\n  items {\n    ...BasketItemFields\n  }\n  cost {\n    ...BasketCostFields\n  }\n  vouchers {\n    id\n    number\n    discount\n  }\n  deliveryMethod @skip(if: $isAnonymous) {\n    id\n    title\n  }\n  deliveryAddress @skip(if: $isAnonymous) {\n    ...DeliveryAddressFields\n  }\n  payment @skip(if: $isAnonymous) {\n    id\n    title\n  }\n  deliveryWish\n  parting {\n    country {\n      id\n      title\n    }\n    options {\n      wish\n      delivery {\n        ...PriceFields\n      }\n      shipments {\n        expected\n        expectedFrom\n        items {\n          basketItemId\n          amount\n        }\n      }\n    }\n  }\n}\n\nfragment OrderFields on Order {\n  id\n  orderNumber\n  ordered\n  remark\n  reference\n  serviceDealer\n  cancelled\n  withdrawn\n  deliveryWish\n  shipments {\n    number\n    state\n    expected\n    expectedFrom\n    dispatched\n    delivered\n    trackingNumber\n    trackingURL\n    items {\n      orderItemId\n      amount\n      title\n      frameNumbers\n    }\n  }\n  invoices {\n    number\n    kind\n    issued\n  }\n  invoiceNumber\n  invoiced\n  paid\n  assembled\n  delivered\n  expectedDelivery\n  expectedDeliveryFrom\n  formerExpectedDelivery\n  items {\n    id\n    amount\n    sku\n    title\n    shortDescription\n    persParam\n    price {\n      ...PriceFields\n    }\n    itemPrice {\n      ...PriceFields\n    }\n    product {\n      ...AvailabilityFields\n    }\n  }\n  cost {\n    productNet {\n      ...PriceFields\n    }\n    productGross {\n      sum\n      vats {\n        vatRate\n        vatPrice\n      }\n    }\n    delivery {\n      ...PriceFields\n    }\n    payment {\n      ...PriceFields\n    }\n    voucher\n    discount\n    total\n  }\n  delivery {\n    trackingNumber\n    trackingURL\n    dispatched\n    provider {\n      id\n      title\n    }\n  }\n  payment {\n    id\n    payment {\n      id\n      title\n    }\n    state\n    payUntil\n    link\n    isOnline\n    transfer {\n      holder\n      iban\n      bic\n      bank\n      reference\n      amount\n      code\n    }\n  }\n  invoiceAddress {\n    salutation\n    firstName\n    lastName\n    company\n    additionalInfo\n    street\n    streetNumber\n    zipCode\n    city\n    phone\n    email\n    vatID\n    country {\n      id\n      title\n      isoAlpha2\n    }\n  }\n  deliveryAddress {\n    salutation\n    firstName\n    lastName\n    company\n    additionalInfo\n    street\n    streetNumber\n    zipCode\n    city\n    phone\n    country {\n      id\n      title\n      isoAlpha2\n    }\n  }\n}": types.PriceFieldsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuthenticateUser($username: String!, $password: String!) {\n  token(username: $username, password: $password)\n}"): (typeof documents)["query AuthenticateUser($username: String!, $password: String!) {\n  token(username: $username, password: $password)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketAddConfiguration($basketId: ID!, $code: String!, $amount: Float!, $persParam: [String!], $shownTotal: Float, $isAnonymous: Boolean! = false) {\n  basketAddConfiguration(\n    basketId: $basketId\n    code: $code\n    amount: $amount\n    persParam: $persParam\n    shownTotal: $shownTotal\n  ) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketAddConfiguration($basketId: ID!, $code: String!, $amount: Float!, $persParam: [String!], $shownTotal: Float, $isAnonymous: Boolean! = false) {\n  basketAddConfiguration(\n    basketId: $basketId\n    code: $code\n    amount: $amount\n    persParam: $persParam\n    shownTotal: $shownTotal\n  ) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketAddItem($basketId: ID!, $productId: ID!, $amount: Float!, $persParam: [String!], $isAnonymous: Boolean! = false) {\n  basketAddItem(\n    basketId: $basketId\n    productId: $productId\n    amount: $amount\n    persParam: $persParam\n  ) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketAddItem($basketId: ID!, $productId: ID!, $amount: Float!, $persParam: [String!], $isAnonymous: Boolean! = false) {\n  basketAddItem(\n    basketId: $basketId\n    productId: $productId\n    amount: $amount\n    persParam: $persParam\n  ) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketAddItems($basketId: ID!, $items: [BasketAddItemInput!]!, $isAnonymous: Boolean! = false) {\n  basketAddItems(basketId: $basketId, items: $items) {\n    basket {\n      ...BasketFields\n    }\n    added\n    refused {\n      index\n      type\n      available\n      message\n    }\n  }\n}"): (typeof documents)["mutation BasketAddItems($basketId: ID!, $items: [BasketAddItemInput!]!, $isAnonymous: Boolean! = false) {\n  basketAddItems(basketId: $basketId, items: $items) {\n    basket {\n      ...BasketFields\n    }\n    added\n    refused {\n      index\n      type\n      available\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketAddVoucher($basketId: ID!, $voucherNumber: String!, $isAnonymous: Boolean! = false) {\n  basketAddVoucher(basketId: $basketId, voucherNumber: $voucherNumber) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketAddVoucher($basketId: ID!, $voucherNumber: String!, $isAnonymous: Boolean! = false) {\n  basketAddVoucher(basketId: $basketId, voucherNumber: $voucherNumber) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketCreate($basketId: String!, $isPublic: Boolean! = false, $isAnonymous: Boolean! = false) {\n  basketCreate(basket: {title: $basketId, public: $isPublic}) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketCreate($basketId: String!, $isPublic: Boolean! = false, $isAnonymous: Boolean! = false) {\n  basketCreate(basket: {title: $basketId, public: $isPublic}) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BasketDeliveryMethods($basketId: ID!) {\n  basketDeliveryMethods(basketId: $basketId) {\n    id\n    title\n    cost {\n      ...PriceFields\n    }\n  }\n}"): (typeof documents)["query BasketDeliveryMethods($basketId: ID!) {\n  basketDeliveryMethods(basketId: $basketId) {\n    id\n    title\n    cost {\n      ...PriceFields\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketDescribeItem($basketId: ID!, $basketItemId: ID!, $persParam: [String!]!, $isAnonymous: Boolean! = false) {\n  basketDescribeItem(\n    basketId: $basketId\n    basketItemId: $basketItemId\n    persParam: $persParam\n  ) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketDescribeItem($basketId: ID!, $basketItemId: ID!, $persParam: [String!]!, $isAnonymous: Boolean! = false) {\n  basketDescribeItem(\n    basketId: $basketId\n    basketItemId: $basketItemId\n    persParam: $persParam\n  ) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketMakePrivate($basketId: ID!) {\n  basketMakePrivate(basketId: $basketId) {\n    id\n    public\n  }\n}"): (typeof documents)["mutation BasketMakePrivate($basketId: ID!) {\n  basketMakePrivate(basketId: $basketId) {\n    id\n    public\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketMakePublic($basketId: ID!) {\n  basketMakePublic(basketId: $basketId) {\n    id\n    public\n  }\n}"): (typeof documents)["mutation BasketMakePublic($basketId: ID!) {\n  basketMakePublic(basketId: $basketId) {\n    id\n    public\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BasketPayments($basketId: ID!) {\n  basketPayments(basketId: $basketId) {\n    id\n    title\n    description\n    cost {\n      ...PriceFields\n    }\n  }\n}"): (typeof documents)["query BasketPayments($basketId: ID!) {\n  basketPayments(basketId: $basketId) {\n    id\n    title\n    description\n    cost {\n      ...PriceFields\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketRemove($basketId: ID!) {\n  basketRemove(basketId: $basketId)\n}"): (typeof documents)["mutation BasketRemove($basketId: ID!) {\n  basketRemove(basketId: $basketId)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketRemoveItem($basketId: ID!, $basketItemId: ID!, $amount: Float!, $isAnonymous: Boolean! = false) {\n  basketRemoveItem(\n    basketId: $basketId\n    basketItemId: $basketItemId\n    amount: $amount\n  ) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketRemoveItem($basketId: ID!, $basketItemId: ID!, $amount: Float!, $isAnonymous: Boolean! = false) {\n  basketRemoveItem(\n    basketId: $basketId\n    basketItemId: $basketItemId\n    amount: $amount\n  ) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketRemoveVoucher($basketId: ID!, $voucherId: ID!, $isAnonymous: Boolean! = false) {\n  basketRemoveVoucher(basketId: $basketId, voucherId: $voucherId) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketRemoveVoucher($basketId: ID!, $voucherId: ID!, $isAnonymous: Boolean! = false) {\n  basketRemoveVoucher(basketId: $basketId, voucherId: $voucherId) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketSetDeliveryAddress($basketId: ID!, $deliveryAddressId: ID, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryAddress(\n    basketId: $basketId\n    deliveryAddressId: $deliveryAddressId\n  ) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketSetDeliveryAddress($basketId: ID!, $deliveryAddressId: ID, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryAddress(\n    basketId: $basketId\n    deliveryAddressId: $deliveryAddressId\n  ) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketSetDeliveryMethod($basketId: ID!, $deliveryMethodId: ID!, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryMethod(\n    basketId: $basketId\n    deliveryMethodId: $deliveryMethodId\n  ) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketSetDeliveryMethod($basketId: ID!, $deliveryMethodId: ID!, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryMethod(\n    basketId: $basketId\n    deliveryMethodId: $deliveryMethodId\n  ) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketSetDeliveryWish($basketId: ID!, $deliveryWish: DeliveryWish!, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryWish(basketId: $basketId, deliveryWish: $deliveryWish) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketSetDeliveryWish($basketId: ID!, $deliveryWish: DeliveryWish!, $isAnonymous: Boolean! = false) {\n  basketSetDeliveryWish(basketId: $basketId, deliveryWish: $deliveryWish) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketSetPayment($basketId: ID!, $paymentId: ID! = \"oxidpaypal\", $isAnonymous: Boolean! = false) {\n  basketSetPayment(basketId: $basketId, paymentId: $paymentId) {\n    ...BasketFields\n  }\n}"): (typeof documents)["mutation BasketSetPayment($basketId: ID!, $paymentId: ID! = \"oxidpaypal\", $isAnonymous: Boolean! = false) {\n  basketSetPayment(basketId: $basketId, paymentId: $paymentId) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BasketTakeAlong($from: BasketTakeAlongInput) {\n  basketTakeAlong(from: $from) {\n    basketId\n    limited {\n      title\n      wanted\n      amount\n    }\n    leftOut\n  }\n}"): (typeof documents)["mutation BasketTakeAlong($from: BasketTakeAlongInput) {\n  basketTakeAlong(from: $from) {\n    basketId\n    limited {\n      title\n      wanted\n      amount\n    }\n    leftOut\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CatalogProduct($productId: ID!) {\n  product(productId: $productId) {\n    ...CatalogProductFields\n  }\n}"): (typeof documents)["query CatalogProduct($productId: ID!) {\n  product(productId: $productId) {\n    ...CatalogProductFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CatalogProducts($categoryId: ID!, $offset: Int! = 0, $limit: Int!) {\n  products(\n    filter: {category: {equals: $categoryId}}\n    pagination: {offset: $offset, limit: $limit}\n  ) {\n    ...CatalogProductFields\n  }\n}\n\nfragment CatalogProductFields on Product {\n  ...CatalogVariantFields\n  longDescription\n  weightClass\n  dealer\n  variants {\n    ...CatalogVariantFields\n  }\n}\n\nfragment CatalogVariantFields on Product {\n  ...AvailabilityFields\n  shortDescription\n  outlet\n  variantValues\n  lowestPrice30Days\n  price {\n    ...PriceFields\n  }\n  listPrice {\n    ...PriceFields\n  }\n}"): (typeof documents)["query CatalogProducts($categoryId: ID!, $offset: Int! = 0, $limit: Int!) {\n  products(\n    filter: {category: {equals: $categoryId}}\n    pagination: {offset: $offset, limit: $limit}\n  ) {\n    ...CatalogProductFields\n  }\n}\n\nfragment CatalogProductFields on Product {\n  ...CatalogVariantFields\n  longDescription\n  weightClass\n  dealer\n  variants {\n    ...CatalogVariantFields\n  }\n}\n\nfragment CatalogVariantFields on Product {\n  ...AvailabilityFields\n  shortDescription\n  outlet\n  variantValues\n  lowestPrice30Days\n  price {\n    ...PriceFields\n  }\n  listPrice {\n    ...PriceFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Countries {\n  countries(sort: {position: \"ASC\"}) {\n    id\n    title\n    isoAlpha2\n  }\n}"): (typeof documents)["query Countries {\n  countries(sort: {position: \"ASC\"}) {\n    id\n    title\n    isoAlpha2\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CurrentUserGroups {\n  currentUserGroups {\n    id\n    title\n  }\n}"): (typeof documents)["query CurrentUserGroups {\n  currentUserGroups {\n    id\n    title\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerBaskets {\n  customer {\n    id\n    baskets {\n      id\n      public\n      title\n      creationDate\n      items {\n        ...BasketItemFields\n      }\n    }\n  }\n}"): (typeof documents)["query CustomerBaskets {\n  customer {\n    id\n    baskets {\n      id\n      public\n      title\n      creationDate\n      items {\n        ...BasketItemFields\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerBirthdateUpdate($birthdate: DateTime!) {\n  customerBirthdateUpdate(birthdate: $birthdate) {\n    id\n    birthdate\n  }\n}"): (typeof documents)["mutation CustomerBirthdateUpdate($birthdate: DateTime!) {\n  customerBirthdateUpdate(birthdate: $birthdate) {\n    id\n    birthdate\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerCredit {\n  customer {\n    id\n    credit {\n      limit\n      open\n      free\n    }\n  }\n}"): (typeof documents)["query CustomerCredit {\n  customer {\n    id\n    credit {\n      limit\n      open\n      free\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerDelete {\n  customerDelete\n}"): (typeof documents)["mutation CustomerDelete {\n  customerDelete\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerDeliveryAddressAdd($deliveryAddress: DeliveryAddressInput!) {\n  customerDeliveryAddressAdd(deliveryAddress: $deliveryAddress) {\n    ...DeliveryAddressFields\n  }\n}"): (typeof documents)["mutation CustomerDeliveryAddressAdd($deliveryAddress: DeliveryAddressInput!) {\n  customerDeliveryAddressAdd(deliveryAddress: $deliveryAddress) {\n    ...DeliveryAddressFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerDeliveryAddressDelete($deliveryAddressId: ID!) {\n  customerDeliveryAddressDelete(deliveryAddressId: $deliveryAddressId)\n}"): (typeof documents)["mutation CustomerDeliveryAddressDelete($deliveryAddressId: ID!) {\n  customerDeliveryAddressDelete(deliveryAddressId: $deliveryAddressId)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerInvoiceAddressSet($invoiceAddress: InvoiceAddressInput!) {\n  customerInvoiceAddressSet(invoiceAddress: $invoiceAddress) {\n    ...InvoiceAddressFields\n  }\n}"): (typeof documents)["mutation CustomerInvoiceAddressSet($invoiceAddress: InvoiceAddressInput!) {\n  customerInvoiceAddressSet(invoiceAddress: $invoiceAddress) {\n    ...InvoiceAddressFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerNoticeList {\n  customer {\n    id\n    noticeList {\n      sku\n      added\n    }\n  }\n}"): (typeof documents)["query CustomerNoticeList {\n  customer {\n    id\n    noticeList {\n      sku\n      added\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerOrders($pagination: PaginationFilterInput) {\n  customer {\n    id\n    orders(pagination: $pagination) {\n      ...OrderFields\n    }\n  }\n}"): (typeof documents)["query CustomerOrders($pagination: PaginationFilterInput) {\n  customer {\n    id\n    orders(pagination: $pagination) {\n      ...OrderFields\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CustomerProfile {\n  customer {\n    id\n    firstName\n    lastName\n    email\n    birthdate\n    customerNumber\n    invoiceAddress {\n      ...InvoiceAddressFields\n    }\n    deliveryAddresses {\n      ...DeliveryAddressFields\n    }\n  }\n}"): (typeof documents)["query CustomerProfile {\n  customer {\n    id\n    firstName\n    lastName\n    email\n    birthdate\n    customerNumber\n    invoiceAddress {\n      ...InvoiceAddressFields\n    }\n    deliveryAddresses {\n      ...DeliveryAddressFields\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerRegister($customer: CustomerInput!) {\n  customerRegister(customer: $customer) {\n    email\n  }\n}"): (typeof documents)["mutation CustomerRegister($customer: CustomerInput!) {\n  customerRegister(customer: $customer) {\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GetBasketInfo($basketId: ID!, $isAnonymous: Boolean! = false) {\n  basket(basketId: $basketId) {\n    ...BasketFields\n  }\n}"): (typeof documents)["query GetBasketInfo($basketId: ID!, $isAnonymous: Boolean! = false) {\n  basket(basketId: $basketId) {\n    ...BasketFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GetBasketItems($basketId: ID!) {\n  basket(basketId: $basketId) {\n    id\n    items {\n      id\n      amount\n      persParam\n      product {\n        id\n      }\n    }\n    vouchers {\n      id\n      number\n    }\n  }\n}"): (typeof documents)["query GetBasketItems($basketId: ID!) {\n  basket(basketId: $basketId) {\n    id\n    items {\n      id\n      amount\n      persParam\n      product {\n        id\n      }\n    }\n    vouchers {\n      id\n      number\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GetCustomer {\n  customer {\n    id\n    firstName\n    lastName\n    email\n    birthdate\n    customerNumber\n    shbCustomerNumber\n    invoiceAddress {\n      ...InvoiceAddressFields\n    }\n    deliveryAddresses {\n      ...DeliveryAddressFields\n    }\n    orders {\n      ...OrderFields\n    }\n    baskets {\n      id\n      public\n      title\n      creationDate\n    }\n  }\n}"): (typeof documents)["query GetCustomer {\n  customer {\n    id\n    firstName\n    lastName\n    email\n    birthdate\n    customerNumber\n    shbCustomerNumber\n    invoiceAddress {\n      ...InvoiceAddressFields\n    }\n    deliveryAddresses {\n      ...DeliveryAddressFields\n    }\n    orders {\n      ...OrderFields\n    }\n    baskets {\n      id\n      public\n      title\n      creationDate\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GetSessionCustomer {\n  customer {\n    id\n  }\n  currentUserGroups {\n    id\n    title\n  }\n}"): (typeof documents)["query GetSessionCustomer {\n  customer {\n    id\n  }\n  currentUserGroups {\n    id\n    title\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Instalments {\n  terms {\n    instalments {\n      title\n      description\n      maxTotal\n    }\n  }\n}"): (typeof documents)["query Instalments {\n  terms {\n    instalments {\n      title\n      description\n      maxTotal\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MountableParts($productId: ID!) {\n  product(productId: $productId) {\n    id\n    accessories {\n      id\n      title\n      variants {\n        ...CatalogVariantFields\n        mount {\n          number\n          place\n          addsGrams\n          frames\n          excludes\n        }\n      }\n    }\n  }\n}"): (typeof documents)["query MountableParts($productId: ID!) {\n  product(productId: $productId) {\n    id\n    accessories {\n      id\n      title\n      variants {\n        ...CatalogVariantFields\n        mount {\n          number\n          place\n          addsGrams\n          frames\n          excludes\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NoticeListChange($key: ID!, $add: [String!]!, $remove: [String!]!) {\n  noticeListChange(key: $key, add: $add, remove: $remove) {\n    sku\n    added\n  }\n}"): (typeof documents)["mutation NoticeListChange($key: ID!, $add: [String!]!, $remove: [String!]!) {\n  noticeListChange(key: $key, add: $add, remove: $remove) {\n    sku\n    added\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PlaceOrder($basketId: ID!, $remark: String, $confirmTermsAndConditions: Boolean!, $reference: String, $serviceDealer: String, $shownTotal: Float) {\n  placeOrder(\n    basketId: $basketId\n    remark: $remark\n    confirmTermsAndConditions: $confirmTermsAndConditions\n    reference: $reference\n    serviceDealer: $serviceDealer\n    shownTotal: $shownTotal\n  ) {\n    ...OrderFields\n  }\n}"): (typeof documents)["mutation PlaceOrder($basketId: ID!, $remark: String, $confirmTermsAndConditions: Boolean!, $reference: String, $serviceDealer: String, $shownTotal: Float) {\n  placeOrder(\n    basketId: $basketId\n    remark: $remark\n    confirmTermsAndConditions: $confirmTermsAndConditions\n    reference: $reference\n    serviceDealer: $serviceDealer\n    shownTotal: $shownTotal\n  ) {\n    ...OrderFields\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicBasket($basketId: ID!) {\n  publicBasket(basketId: $basketId) {\n    id\n    title\n    items {\n      ...BasketItemFields\n    }\n  }\n}"): (typeof documents)["query PublicBasket($basketId: ID!) {\n  publicBasket(basketId: $basketId) {\n    id\n    title\n    items {\n      ...BasketItemFields\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PurchasePrices {\n  purchasePrices {\n    sku\n    price\n  }\n}"): (typeof documents)["query PurchasePrices {\n  purchasePrices {\n    sku\n    price\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShopTerms {\n  terms {\n    returnDays\n    shippingRates {\n      isoAlpha2\n      weightClass\n      price\n      freeFrom\n    }\n  }\n}"): (typeof documents)["query ShopTerms {\n  terms {\n    returnDays\n    shippingRates {\n      isoAlpha2\n      weightClass\n      price\n      freeFrom\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Token {\n  token\n}"): (typeof documents)["query Token {\n  token\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TokenDelete($tokenId: ID!) {\n  tokenDelete(tokenId: $tokenId)\n}"): (typeof documents)["mutation TokenDelete($tokenId: ID!) {\n  tokenDelete(tokenId: $tokenId)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PriceFields on Price {\n  price\n  vat\n  vatValue\n  nettoPriceMode\n}\n\nfragment AvailabilityFields on Product {\n  id\n  sku\n  title\n  active\n  stock {\n    stock\n    restockDate\n    calculatedStock\n    calculatedRestockDate\n  }\n  marmstock1\n  marmstockDate1\n  marmstock2\n  marmstockDate2\n}\n\nfragment BasketItemFields on BasketItem {\n  id\n  amount\n  persParam\n  lastUpdateDate\n  product {\n    ...AvailabilityFields\n    shortDescription\n    outlet\n    category {\n      name\n    }\n    price {\n      ...PriceFields\n    }\n    listPrice {\n      ...PriceFields\n    }\n  }\n}\n\nfragment BasketCostFields on BasketCost {\n  productNet {\n    ...PriceFields\n  }\n  productGross {\n    sum\n    vats {\n      vatRate\n      vatPrice\n    }\n  }\n  delivery {\n    ...PriceFields\n  }\n  payment {\n    ...PriceFields\n  }\n  voucher\n  discount\n  total\n}\n\nfragment DeliveryAddressFields on DeliveryAddress {\n  id\n  salutation\n  firstName\n  lastName\n  company\n  additionalInfo\n  street\n  streetNumber\n  zipCode\n  city\n  phone\n  fax\n  updated\n  country {\n    id\n    title\n    isoAlpha2\n  }\n}\n\nfragment InvoiceAddressFields on InvoiceAddress {\n  salutation\n  firstName\n  lastName\n  company\n  additionalInfo\n  street\n  streetNumber\n  zipCode\n  city\n  vatID\n  vatIDState\n  phone\n  mobile\n  fax\n  created\n  updated\n  country {\n    id\n    title\n    isoAlpha2\n  }\n}\n\nfragment BasketFields on Basket {\n  id\n  title\n  public\n  creationDate\n  lastUpdateDate\n  items {\n    ...BasketItemFields\n  }\n  cost {\n    ...BasketCostFields\n  }\n  vouchers {\n    id\n    number\n    discount\n  }\n  deliveryMethod @skip(if: $isAnonymous) {\n    id\n    title\n  }\n  deliveryAddress @skip(if: $isAnonymous) {\n    ...DeliveryAddressFields\n  }\n  payment @skip(if: $isAnonymous) {\n    id\n    title\n  }\n  deliveryWish\n  parting {\n    country {\n      id\n      title\n    }\n    options {\n      wish\n      delivery {\n        ...PriceFields\n      }\n      shipments {\n        expected\n        expectedFrom\n        items {\n          basketItemId\n          amount\n        }\n      }\n    }\n  }\n}\n\nfragment OrderFields on Order {\n  id\n  orderNumber\n  ordered\n  remark\n  reference\n  serviceDealer\n  cancelled\n  withdrawn\n  deliveryWish\n  shipments {\n    number\n    state\n    expected\n    expectedFrom\n    dispatched\n    delivered\n    trackingNumber\n    trackingURL\n    items {\n      orderItemId\n      amount\n      title\n      frameNumbers\n    }\n  }\n  invoices {\n    number\n    kind\n    issued\n  }\n  invoiceNumber\n  invoiced\n  paid\n  assembled\n  delivered\n  expectedDelivery\n  expectedDeliveryFrom\n  formerExpectedDelivery\n  items {\n    id\n    amount\n    sku\n    title\n    shortDescription\n    persParam\n    price {\n      ...PriceFields\n    }\n    itemPrice {\n      ...PriceFields\n    }\n    product {\n      ...AvailabilityFields\n    }\n  }\n  cost {\n    productNet {\n      ...PriceFields\n    }\n    productGross {\n      sum\n      vats {\n        vatRate\n        vatPrice\n      }\n    }\n    delivery {\n      ...PriceFields\n    }\n    payment {\n      ...PriceFields\n    }\n    voucher\n    discount\n    total\n  }\n  delivery {\n    trackingNumber\n    trackingURL\n    dispatched\n    provider {\n      id\n      title\n    }\n  }\n  payment {\n    id\n    payment {\n      id\n      title\n    }\n    state\n    payUntil\n    link\n    isOnline\n    transfer {\n      holder\n      iban\n      bic\n      bank\n      reference\n      amount\n      code\n    }\n  }\n  invoiceAddress {\n    salutation\n    firstName\n    lastName\n    company\n    additionalInfo\n    street\n    streetNumber\n    zipCode\n    city\n    phone\n    email\n    vatID\n    country {\n      id\n      title\n      isoAlpha2\n    }\n  }\n  deliveryAddress {\n    salutation\n    firstName\n    lastName\n    company\n    additionalInfo\n    street\n    streetNumber\n    zipCode\n    city\n    phone\n    country {\n      id\n      title\n      isoAlpha2\n    }\n  }\n}"): (typeof documents)["fragment PriceFields on Price {\n  price\n  vat\n  vatValue\n  nettoPriceMode\n}\n\nfragment AvailabilityFields on Product {\n  id\n  sku\n  title\n  active\n  stock {\n    stock\n    restockDate\n    calculatedStock\n    calculatedRestockDate\n  }\n  marmstock1\n  marmstockDate1\n  marmstock2\n  marmstockDate2\n}\n\nfragment BasketItemFields on BasketItem {\n  id\n  amount\n  persParam\n  lastUpdateDate\n  product {\n    ...AvailabilityFields\n    shortDescription\n    outlet\n    category {\n      name\n    }\n    price {\n      ...PriceFields\n    }\n    listPrice {\n      ...PriceFields\n    }\n  }\n}\n\nfragment BasketCostFields on BasketCost {\n  productNet {\n    ...PriceFields\n  }\n  productGross {\n    sum\n    vats {\n      vatRate\n      vatPrice\n    }\n  }\n  delivery {\n    ...PriceFields\n  }\n  payment {\n    ...PriceFields\n  }\n  voucher\n  discount\n  total\n}\n\nfragment DeliveryAddressFields on DeliveryAddress {\n  id\n  salutation\n  firstName\n  lastName\n  company\n  additionalInfo\n  street\n  streetNumber\n  zipCode\n  city\n  phone\n  fax\n  updated\n  country {\n    id\n    title\n    isoAlpha2\n  }\n}\n\nfragment InvoiceAddressFields on InvoiceAddress {\n  salutation\n  firstName\n  lastName\n  company\n  additionalInfo\n  street\n  streetNumber\n  zipCode\n  city\n  vatID\n  vatIDState\n  phone\n  mobile\n  fax\n  created\n  updated\n  country {\n    id\n    title\n    isoAlpha2\n  }\n}\n\nfragment BasketFields on Basket {\n  id\n  title\n  public\n  creationDate\n  lastUpdateDate\n  items {\n    ...BasketItemFields\n  }\n  cost {\n    ...BasketCostFields\n  }\n  vouchers {\n    id\n    number\n    discount\n  }\n  deliveryMethod @skip(if: $isAnonymous) {\n    id\n    title\n  }\n  deliveryAddress @skip(if: $isAnonymous) {\n    ...DeliveryAddressFields\n  }\n  payment @skip(if: $isAnonymous) {\n    id\n    title\n  }\n  deliveryWish\n  parting {\n    country {\n      id\n      title\n    }\n    options {\n      wish\n      delivery {\n        ...PriceFields\n      }\n      shipments {\n        expected\n        expectedFrom\n        items {\n          basketItemId\n          amount\n        }\n      }\n    }\n  }\n}\n\nfragment OrderFields on Order {\n  id\n  orderNumber\n  ordered\n  remark\n  reference\n  serviceDealer\n  cancelled\n  withdrawn\n  deliveryWish\n  shipments {\n    number\n    state\n    expected\n    expectedFrom\n    dispatched\n    delivered\n    trackingNumber\n    trackingURL\n    items {\n      orderItemId\n      amount\n      title\n      frameNumbers\n    }\n  }\n  invoices {\n    number\n    kind\n    issued\n  }\n  invoiceNumber\n  invoiced\n  paid\n  assembled\n  delivered\n  expectedDelivery\n  expectedDeliveryFrom\n  formerExpectedDelivery\n  items {\n    id\n    amount\n    sku\n    title\n    shortDescription\n    persParam\n    price {\n      ...PriceFields\n    }\n    itemPrice {\n      ...PriceFields\n    }\n    product {\n      ...AvailabilityFields\n    }\n  }\n  cost {\n    productNet {\n      ...PriceFields\n    }\n    productGross {\n      sum\n      vats {\n        vatRate\n        vatPrice\n      }\n    }\n    delivery {\n      ...PriceFields\n    }\n    payment {\n      ...PriceFields\n    }\n    voucher\n    discount\n    total\n  }\n  delivery {\n    trackingNumber\n    trackingURL\n    dispatched\n    provider {\n      id\n      title\n    }\n  }\n  payment {\n    id\n    payment {\n      id\n      title\n    }\n    state\n    payUntil\n    link\n    isOnline\n    transfer {\n      holder\n      iban\n      bic\n      bank\n      reference\n      amount\n      code\n    }\n  }\n  invoiceAddress {\n    salutation\n    firstName\n    lastName\n    company\n    additionalInfo\n    street\n    streetNumber\n    zipCode\n    city\n    phone\n    email\n    vatID\n    country {\n      id\n      title\n      isoAlpha2\n    }\n  }\n  deliveryAddress {\n    salutation\n    firstName\n    lastName\n    company\n    additionalInfo\n    street\n    streetNumber\n    zipCode\n    city\n    phone\n    country {\n      id\n      title\n      isoAlpha2\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;