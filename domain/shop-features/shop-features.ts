/** A place in a GraphQL schema: `Type.field`, `Type.field(argument)` or `Input.field`. */
export type SchemaCoordinate = `${string}.${string}`;

interface ShopFeatureRow {
  /** Alternatives, of which one must be complete: the coordinates that the feature uses. */
  readonly needs: readonly (readonly SchemaCoordinate[])[];
  /** What the storefront does without the feature, as a sentence for operators. */
  readonly without: string;
}

/**
 * The parts of the storefront that depend on fields and operations a shop may lack. A part without an entry works with
 * every shop that has the required coordinates (required-schema.ts).
 */
export const shopFeatures = {
  identitySignIn: {
    needs: [['Query.currentUserGroups']],
    without: 'Customers sign in with the password of the shop instead of the identity service.',
  },
  anonymousBasket: {
    needs: [['Query.currentUserGroups'], ['Mutation.basketTakeAlong']],
    without: 'The cart of anonymous visitors is kept in their browser until they sign in.',
  },
  guestCheckout: {
    needs: [['CustomerInput.guest'], ['Query.currentUserGroups']],
    without: 'Ordering requires an account.',
  },
  dealerArea: {
    needs: [['Query.currentUserGroups']],
    without: 'All customers are consumers: no dealer area, no net prices, no presale pages.',
  },
  purchasePrices: {
    needs: [['Query.purchasePrices']],
    without: 'Dealers see recommended retail prices in lists and their own prices in the cart.',
  },
  dealerCredit: {
    needs: [['Customer.credit']],
    without: 'The credit limit of dealers is not shown.',
  },
  itemNotes: {
    needs: [['Mutation.basketAddItem(persParam)', 'BasketItem.persParam']],
    without: 'Lines of the cart have no note, no wish day and no mounted parts.',
  },
  mountedParts: {
    needs: [['Product.mount', 'Product.accessories', 'Mutation.basketAddConfiguration']],
    without: 'Parts are not mounted on a configured bicycle; they are ordered separately.',
  },
  vouchers: {
    needs: [['Mutation.basketAddVoucher', 'Mutation.basketRemoveVoucher', 'Basket.vouchers']],
    without: 'Vouchers that were redeemed are not listed and cannot be removed.',
  },
  sharedBaskets: {
    needs: [['Query.publicBasket', 'Mutation.basketMakePublic', 'Mutation.basketMakePrivate']],
    without: 'Saved baskets cannot be shared.',
  },
  shipmentChoice: {
    needs: [['Mutation.basketSetDeliveryWish', 'Basket.deliveryWish', 'Basket.parting']],
    without: 'Orders are delivered as the shop decides; there is no choice of split shipments.',
  },
  deliveryEstimate: {
    needs: [['Basket.deliveryEstimate']],
    without: 'The cart shows delivery costs only after a delivery method is selected.',
  },
  restockDays: {
    needs: [['Product.marmstock1', 'Product.marmstockDate1']],
    without: 'Availability has only the restock day of OXID, without quantities.',
  },
  outlet: {
    needs: [['Product.outlet']],
    without: 'The outlet shows what the category "outlet" of the shop contains.',
  },
  paymentChoice: {
    needs: [['Query.basketPayments']],
    without: 'The payment step uses the default payment method.',
  },
  orderTerms: {
    needs: [['Query.terms']],
    without:
      'Freight table and instalments are not shown; set RETURN_DAYS, PAY_HOURS and TRANSFER_HOURS for the texts.',
  },
  orderReference: {
    needs: [['Mutation.placeOrder(reference)']],
    without: 'Orders have no reference of the buyer.',
  },
  serviceDealer: {
    needs: [['Mutation.placeOrder(serviceDealer)']],
    without: 'Orders name no dealer for service.',
  },
  orderDetails: {
    needs: [['OrderItem.title', 'OrderItem.price', 'Order.invoiceAddress']],
    without: 'Orders show articles and total, without addresses and prices of lines.',
  },
  orderProgress: {
    needs: [['Order.shipments', 'Order.expectedDelivery']],
    without: 'Orders show no shipments and no expected days.',
  },
  invoices: {
    needs: [['Order.invoices']],
    without: 'Orders offer no invoices.',
  },
  onlinePayment: {
    needs: [['OrderPayment.link', 'OrderPayment.state']],
    without: 'Payments are collected by the shop, not on the payment page of the storefront.',
  },
  wishListSync: {
    needs: [['Mutation.noticeListChange', 'Customer.noticeList']],
    without: 'Wish lists stay in the browser.',
  },
  accountDeletion: {
    needs: [['Mutation.customerDelete']],
    without: 'Customers cannot delete their account themselves.',
  },
  birthdate: {
    needs: [['Mutation.customerBirthdateUpdate']],
    without: 'Customers cannot change their date of birth.',
  },
  addressFieldRemoval: {
    needs: [['Mutation.customerInvoiceAddressBlank']],
    without: 'Company, additional line, VAT ID and phone of an invoice address cannot be emptied.',
  },
  tokenRevocation: {
    needs: [['Mutation.tokenDelete']],
    without: 'Signing out does not revoke the token at the shop; it expires on its own.',
  },
  confirmedTotal: {
    needs: [['Mutation.placeOrder(shownTotal)']],
    without: 'The storefront itself compares the total immediately before an order is placed.',
  },
} as const satisfies Record<string, ShopFeatureRow>;

export type ShopFeature = keyof typeof shopFeatures;

/** A feature that is off, with the first coordinate that the shop lacks. */
export interface MissingFeature {
  readonly feature: ShopFeature;
  readonly missing: SchemaCoordinate;
  readonly without: string;
}

/** Lists the features that a shop lacks, in the order of the table. `has` tells whether its schema has a coordinate. */
export function listMissingFeatures(
  has: (coordinate: SchemaCoordinate) => boolean,
): MissingFeature[] {
  return (Object.entries(shopFeatures) as [ShopFeature, ShopFeatureRow][]).flatMap(
    ([feature, { needs, without }]) => {
      if (needs.some((alternative) => alternative.every(has))) return [];
      const missing = needs[0]?.find((coordinate) => !has(coordinate));
      return missing === undefined ? [] : [{ feature, missing, without }];
    },
  );
}
