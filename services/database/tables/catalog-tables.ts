export interface ProductTable {
  id: string;
  /** Null for a model or a product without variants; otherwise the model's id. */
  parent_id: string | null;
  sku: string | null;
  active: number;
  outlet: number;
  position: number;
  /** The delivery cost class: letter, parcel or bike. */
  weight_class: string;
  /** 1: only b2b customers may order it. */
  b2b_only: number;
}

export interface ProductTextTable {
  product_id: string;
  language: string;
  title: string;
  short_description: string;
  long_description: string;
  /** JSON array of strings, set on parents. */
  variant_labels: string;
  /** JSON array of strings, set on variants. */
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
  /** Recommended retail price, gross. */
  uvp_cents: number;
  /** The consumer's gross price: uvp_cents unless reduced. */
  sale_cents: number;
  /** The dealers' net purchase price. */
  hek_cents: number;
}

export interface PriceHistoryTable {
  product_id: string;
  /** The consumer's gross price, valid from valid_from on. */
  cents: number;
  valid_from: number;
}

/** Mounting data of a product on a bicycle. Products without a row cannot be mounted. */
export interface MountTable {
  product_id: string;
  /** Identifies the product in configuration codes; never reused for another product. */
  number: number;
  place: string;
  /** Negative if it replaces something heavier. */
  adds_grams: number;
  /** Frame codes as used in SKUs, separated by spaces; empty: all frames. */
  frames: string;
  /** Mount places, separated by spaces. */
  excludes: string;
}

/** Condition of an outlet piece. Pieces without a row are as new. */
export interface OutletPieceTable {
  product_id: string;
  is_new: number;
  /**
   * JSON: the piece's own specification rows by language, `{ de: [{ title, text }], en: [...] }`; a null text hides the
   * model's row.
   */
  specs: string;
}

export interface DefectTable {
  product_id: string;
  kind: string;
  part: string;
  side: string;
  /** Longest dimension in millimeters; null if it has none. */
  millimetres: number | null;
  touched_up: number;
}

/** Accessories that fit a model. Both ids are parents. */
export interface ProductAccessoryTable {
  product_id: string;
  accessory_id: string;
  position: number;
}
