interface RateWindowTable {
  /** Which limit, such as mail:reset. */
  name: string;
  /** What it counts for; digests only where that is a person. */
  key: string;
  count: number;
  since_at: number;
  /** From then on the row counts nothing and may be removed. */
  ends_at: number;
}

export interface LimitTables {
  rate_window: RateWindowTable;
}
