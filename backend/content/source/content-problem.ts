/** Something an editor has to mend. What it stands in is served without it, or as it was before. */
export interface ContentProblem {
  /** Relative to the demo folder. */
  file: string;
  /** From 1. */
  line: number;
  reason: string;
}

/** Where a value stands in its file: keys and positions from the top. */
export type FieldPath = readonly PropertyKey[];
