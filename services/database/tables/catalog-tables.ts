export interface ProductTable {
  id: string;
  /** Null on a model or an article with variants, else the model's id. */
  parent_id: string | null;
  sku: string | null;
  active: number;
  outlet: number;
  position: number;
  /** The delivery cost class: letter, parcel or bike. */
  weight_class: string;
  /** Only b2b customers may order it. */
  b2b_only: number;
}

export interface ProductTextTable {
  product_id: string;
  language: string;
  title: string;
  short_description: string;
  long_description: string;
  /** JSON list of text, on parents. */
  variant_labels: string;
  /** JSON list of text, on variants. */
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
  /** What a consumer pays, gross: uvp_cents unless reduced. */
  sale_cents: number;
  /** Dealers' purchase price, net. */
  hek_cents: number;
}

export interface PriceHistoryTable {
  product_id: string;
  /** The consumer's gross price from valid_from on. */
  cents: number;
  valid_from: number;
}

/** How an article is mounted to a bicycle; those without a row are not. */
export interface MountTable {
  product_id: string;
  /** Stands for the article in codes of configurations, never for another one. */
  number: number;
  place: string;
  /** Less than 0 where it replaces something heavier. */
  adds_grams: number;
  /** Frames as skus name them, with spaces between; empty: all. */
  frames: string;
  /** Places, with spaces between. */
  excludes: string;
}

/** What is wrong with a single piece of the outlet; those without a row are as new. */
export interface OutletPieceTable {
  product_id: string;
  is_new: number;
  /** JSON: the piece's own rows by language, `{ de: [{ title, text }], en: [...] }`; a text of null leaves the model's row out. */
  specs: string;
}

export interface DefectTable {
  product_id: string;
  kind: string;
  part: string;
  side: string;
  /** Its longest measure; null for what has none. */
  millimetres: number | null;
  touched_up: number;
}

/** What can be mounted to a model: both are parents. */
export interface ProductAccessoryTable {
  product_id: string;
  accessory_id: string;
  position: number;
}
