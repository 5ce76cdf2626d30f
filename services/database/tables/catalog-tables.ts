export interface ProductTable {
  id: string;
  /** Id of the variant's model; null for a model or a product without variants. */
  parent_id: string | null;
  sku: string | null;
  active: number;
  outlet: number;
  position: number;
  /** The delivery cost class: letter, parcel or bike. */
  weight_class: string;
  /** 1: only b2b customers may order the product. */
  b2b_only: number;
}

export interface ProductTextTable {
  product_id: string;
  language: string;
  title: string;
  short_description: string;
  long_description: string;
  /** JSON array of the names of the options in which the variants differ; set on parents. */
  variant_labels: string;
  /** JSON array of the variant's value for each option; set on variants. */
  variant_values: string;
}

export interface CategoryTable {
  id: string;
  parent_id: string | null;
  title_de: string;
  title_en: string;
  position: number;
}

export interface ProductCategoryTable {
  product_id: string;
  category_id: string;
  is_main: number;
}

export interface StockTable {
  product_id: string;
  amount: number;
  incoming1: number | null;
  incoming1_at: number | null;
  incoming2: number | null;
  incoming2_at: number | null;
}

export interface PriceTable {
  product_id: string;
  /** Recommended retail price in cents, gross. */
  uvp_cents: number;
  /** Consumer's gross price in cents: uvp_cents unless reduced. */
  sale_cents: number;
  /** Dealers' net purchase price in cents. */
  hek_cents: number;
}

export interface PriceHistoryTable {
  product_id: string;
  /** The consumer's gross price, valid from valid_from on. */
  cents: number;
  valid_from: number;
}

/** Rules for mounting a product on a bicycle. Products without a row cannot be mounted. */
export interface MountTable {
  product_id: string;
  /** Identifies the product in configuration codes; never reused for another product. */
  number: number;
  place: string;
  /** Weight that mounting adds to the bicycle, in grams; negative if the product replaces something heavier. */
  adds_grams: number;
  /** Frame codes as used in SKUs, separated by spaces; empty: all frames. */
  frames: string;
  /** Mount places that other parts cannot use while this product is mounted, separated by spaces. */
  excludes: string;
}

/**
 * Condition of an outlet piece, a bicycle sold individually at a reduced price. Outlet pieces without a row are as new.
 */
export interface OutletPieceTable {
  product_id: string;
  is_new: number;
  /**
   * JSON: the specification rows in which the outlet piece differs from its model, by language: `{ de: [{ title, text
   * }], en: [...] }`; a null text hides the model's row.
   */
  specs: string;
}

export interface DefectTable {
  product_id: string;
  kind: string;
  part: string;
  side: string;
  /** Longest dimension of the defect in millimeters; null if the defect has no dimension. */
  millimetres: number | null;
  touched_up: number;
}

/** An accessory that fits a model. Both columns contain ids of parents, not of variants. */
export interface ProductAccessoryTable {
  product_id: string;
  accessory_id: string;
  position: number;
}
