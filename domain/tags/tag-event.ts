/** A product as the tag system is told of it. Money in cents; null where the price is none of its business. */
export type TagItem = {
  /** The article's code; a model's slug where no variant is chosen yet. */
  id: string;
  name: string;
  category?: string | undefined;
  variant?: string;
  priceCents: number | null;
  quantity: number;
};

/** The basket as the tag system is told of it. */
export type TagBasket = {
  items: readonly TagItem[];
  /** Null when its prices are a b2b customer's. */
  valueCents: number | null;
  coupon?: string;
};

type ListEvent = { listId: string; items: readonly TagItem[] };

/** What can be told to the tag system: GA4's names, the shop's own units. Nothing in it names a person. */
export type TagEvent =
  | ({ name: 'view_item_list' | 'select_item' } & ListEvent)
  | { name: 'view_item'; item: TagItem }
  | ({ name: 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout' } & TagBasket)
  | ({ name: 'add_shipping_info'; shippingTier: string } & TagBasket)
  | ({ name: 'add_payment_info'; paymentType: string } & TagBasket)
  | ({
      name: 'purchase';
      orderNumber: number;
      taxCents: number | null;
      shippingCents: number | null;
    } & TagBasket)
  | { name: 'login' | 'sign_up'; method: string }
  | { name: 'search'; term: string }
  | { name: 'generate_lead'; source: string };
