import type { ShipmentMode } from '@/domain/delivery/shipment';

/** A basket as passed to the Basket resolvers. Times are epoch milliseconds. */
export interface BasketModel {
  id: string;
  /** The user id in the owner's token. */
  ownerId: string;
  title: string;
  isPublic: boolean;
  deliveryAddressId: string | null;
  deliveryMethodId: string | null;
  paymentId: string | null;
  /** Shipment preference; null if not chosen: the customer's default then applies. */
  deliveryWish: ShipmentMode | null;
  createdAt: number;
  updatedAt: number;
}

export interface BasketItemModel {
  id: string;
  basketId: string;
  productId: string;
  amount: number;
  /** The buyer's note (uuid, comment, date) as JSON, or an empty string. */
  persParam: string;
  updatedAt: number;
}
