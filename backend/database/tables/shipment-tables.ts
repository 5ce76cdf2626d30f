/** What leaves the house together, of one order. */
export interface ShipmentTables {
  shipment: ShipmentTable;
  shipment_line: ShipmentLineTable;
}

interface ShipmentTable {
  id: string;
  order_id: string;
  /** 1, 2, 3 … of its order; its delivery note goes by it. */
  number: number;
  assembled_at: number | null;
  dispatched_at: number | null;
  delivered_at: number | null;
  /** When it was decided that it never leaves. */
  cancelled_at: number | null;
  expected_at: number | null;
  /** The first day of arrival; null when it is one day. */
  expected_from_at: number | null;
  /** What expected_at was before it last moved. */
  former_expected_at: number | null;
  tracking_number: string;
}

interface ShipmentLineTable {
  shipment_id: string;
  order_item_id: string;
  amount: number;
  /** JSON list of texts: the frame numbers of the bicycles in it. */
  frame_numbers: string;
}
