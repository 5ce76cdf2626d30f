import type { OpeningHours } from '@/domain/dealers/opening-hours';

/** A shop one can go to. */
export type ShopView = {
  name: string;
  phone: string | null;
  email: string | null;
  /** As on an envelope. */
  addressLines: string[];
  hours: OpeningHours;
};
