import type { ShipmentMode } from '@/domain/delivery/shipment';

/** A basket as every area hands it to the Basket resolvers. Times are epoch milliseconds. */
export interface BasketModel {
  id: string;
  /** The token's user id. */
  ownerId: string;
  title: string;
  isPublic: boolean;
  deliveryAddressId: string | null;
  deliveryMethodId: string | null;
  paymentId: string | null;
  /** Null while nobody chose: then the customer's own habit counts. */
  deliveryWish: ShipmentMode | null;
  createdAt: number;
  updatedAt: number;
}

export interface BasketItemModel {
  id: string;
  basketId: string;
  productId: string;
  amount: number;
  /** One JSON text, or an empty one. */
  persParam: string;
  updatedAt: number;
}
