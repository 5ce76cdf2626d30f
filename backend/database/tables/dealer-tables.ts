import type { Generated } from 'kysely';

/** An incoming delivery that got another day. */
interface DeliveryMoveTable {
  id: string;
  product_id: string;
  /** 1 or 2: the stock's incoming1 or incoming2. */
  slot: number;
  former_at: number;
  new_at: number;
  moved_at: number;
}

/** A delivery that became stock. */
interface DeliveryArrivalTable {
  id: string;
  product_id: string;
  pieces: number;
  arrived_at: number;
}

/** An order that is expected on another day than before. */
interface OrderDayMoveTable {
  id: string;
  order_id: string;
  former_at: number;
  new_at: number;
  moved_at: number;
  /** When the buyer was written to of it. */
  told_at: Generated<number | null>;
  /** keep, faster or cancel; null while the buyer has not answered. */
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
}

interface DealerOverviewTable {
  customer_id: string;
  /** Changes until then are read. */
  read_at: number;
}

/** What is known of a b2b customer beside the invoice address; empty texts for what is not. */
interface DealerProfileTable {
  customer_id: string;
  iban: Generated<string>;
  email: Generated<string>;
  website: Generated<string>;
  /** JSON list of { days, opens, closes }; null: those of the finder's entry. */
  opening_hours: string | null;
  updated_at: number;
}

interface MasterDataRequestTable {
  id: string;
  customer_id: string;
  language: string;
  /** JSON of the wished fields. */
  wanted: string;
  sent_at: number;
  /** review, accepted or refused; one under review for each customer. */
  state: string;
  reviewed_at: number | null;
  reason: Generated<string>;
}

/** Tables of the dealer account. */
export interface DealerTables {
  delivery_move: DeliveryMoveTable;
  delivery_arrival: DeliveryArrivalTable;
  order_day_move: OrderDayMoveTable;
  dealer_overview: DealerOverviewTable;
  dealer_profile: DealerProfileTable;
  master_data_request: MasterDataRequestTable;
}
