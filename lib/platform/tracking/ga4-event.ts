/** A product in tracking events. Amounts in cents; null when the price must not be tracked. */
export type TrackingItem = {
  /** SKU of the article; the model's slug when no variant is selected. */
  id: string;
  name: string;
  category?: string | undefined;
  variant?: string;
  priceCents: number | null;
  quantity: number;
};

/** Basket data sent with tracking events; amounts in cents. */
export type TrackingBasket = {
  items: readonly TrackingItem[];
  /** Total in cents; null for B2B customers, whose prices are not tracked. */
  valueCents: number | null;
  coupon?: string;
};

type ListEvent = { listId: string; items: readonly TrackingItem[] };

/** Tracking events with GA4's names and our own units. They contain no personal data. */
export type TrackingEvent =
  | ({ name: 'view_item_list' | 'select_item' } & ListEvent)
  | { name: 'view_item'; item: TrackingItem }
  | ({ name: 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout' } & TrackingBasket)
  | ({ name: 'add_shipping_info'; shippingTier: string } & TrackingBasket)
  | ({ name: 'add_payment_info'; paymentType: string } & TrackingBasket)
  | ({
      name: 'purchase';
      orderNumber: number;
      taxCents: number | null;
      shippingCents: number | null;
    } & TrackingBasket)
  | { name: 'login' | 'sign_up'; method: string }
  | { name: 'search'; term: string }
  | { name: 'generate_lead'; source: string };

type Ga4Item = {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category?: string;
  item_variant?: string;
  item_list_id?: string;
  index?: number;
  price?: number;
  quantity: number;
};

export type Ga4Parameters = {
  items?: Ga4Item[];
  currency?: 'EUR';
  value?: number;
  item_list_id?: string;
  coupon?: string;
  shipping_tier?: string;
  payment_type?: string;
  transaction_id?: string;
  tax?: number;
  shipping?: number;
  method?: string;
  search_term?: string;
  lead_source?: string;
};

export type Ga4Event = { name: TrackingEvent['name']; parameters: Ga4Parameters };

const brand = 'Lautlos';

/** Maps an event to GA4's parameter names; cents become euros, and items without a price are sent without one. */
export function toGa4Event(event: TrackingEvent): Ga4Event {
  return { name: event.name, parameters: parametersOf(event) };
}

function parametersOf(event: TrackingEvent): Ga4Parameters {
  switch (event.name) {
    case 'view_item_list':
    case 'select_item':
      return {
        item_list_id: event.listId,
        items: event.items.map((item, index) => ({
          ...toItem(item),
          item_list_id: event.listId,
          index,
        })),
      };
    case 'view_item':
      return ofBasket({ items: [event.item], valueCents: event.item.priceCents });
    case 'add_to_cart':
    case 'remove_from_cart':
    case 'view_cart':
    case 'begin_checkout':
      return ofBasket(event);
    case 'add_shipping_info':
      return { ...ofBasket(event), shipping_tier: event.shippingTier };
    case 'add_payment_info':
      return { ...ofBasket(event), payment_type: event.paymentType };
    case 'purchase':
      return {
        transaction_id: String(event.orderNumber),
        ...ofBasket(event),
        ...euros('tax', event.taxCents),
        ...euros('shipping', event.shippingCents),
      };
    case 'login':
    case 'sign_up':
      return { method: event.method };
    case 'search':
      return { search_term: event.term };
    case 'generate_lead':
      return { lead_source: event.source };
  }
}

function ofBasket({ items, valueCents, coupon }: TrackingBasket): Ga4Parameters {
  return {
    ...(valueCents !== null && { currency: 'EUR' as const, value: valueCents / 100 }),
    ...(coupon && { coupon }),
    items: items.map(toItem),
  };
}

function toItem({ id, name, category, variant, priceCents, quantity }: TrackingItem): Ga4Item {
  return {
    item_id: id,
    item_name: name,
    item_brand: brand,
    ...(category && { item_category: category }),
    ...(variant && { item_variant: variant }),
    ...euros('price', priceCents),
    quantity,
  };
}

function euros<Name extends string>(
  name: Name,
  cents: number | null,
): Partial<Record<Name, number>> {
  return cents === null ? {} : ({ [name]: cents / 100 } as Record<Name, number>);
}
