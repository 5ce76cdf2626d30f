/** What the content service knows, in the wire's shape, one object per document and language. Relations are the objects themselves. */
export type Locale = 'de' | 'en';

interface Entry {
  documentId: string;
  locale: Locale;
  updatedAt: string;
}

export interface TermEntry {
  documentId: string;
  slug: string;
  name: string;
  hex: string | null;
}

export interface TitleText {
  id: string;
  title: string;
  text: string;
}

export interface BikeEntry extends Entry {
  slug: string;
  name: string;
  productId: string;
  claim: string;
  description: string;
  metaDescription: string;
  firstProductionYear: number;
  lastProductionYear: number | null;
  position: number;
  subcategory: TermEntry | null;
  transmission_group: TermEntry[];
  geometry: TermEntry[];
  colors: TermEntry[];
  colorVariation: {
    id: string;
    short: string;
    name: string;
    slug: string;
    hex: string;
    finish: string;
  }[];
  frameVariation: { id: string; short: string; name: string; shape: string }[];
  driveTrainVariation: {
    id: string;
    code: string;
    name: string;
    group: string;
    kind: string;
    motor: string | null;
    weightGrams: number;
    specs: TitleText[];
  }[];
  geometrySizes: Record<string, string | number>[];
  story: TitleText[];
  specs: TitleText[];
  payloadKg: number;
  build: unknown;
  accessories: AccessoryEntry[];
  localizations: BikeEntry[];
}

export interface AccessoryEntry extends Entry {
  slug: string;
  name: string;
  productId: string;
  claim: string;
  description: string;
  metaDescription: string;
  position: number;
  category: TermEntry | null;
  brand: TermEntry | null;
  accessory_parts_category: TermEntry | null;
  bikes: BikeEntry[];
  articles: {
    id: string;
    sku: string;
    color: string | null;
    colorHex: string | null;
    size: string | null;
    variant: string | null;
    mainImage: null;
  }[];
  specs: TitleText[];
  drawing: string;
  localizations: AccessoryEntry[];
}

export interface PageEntry extends Entry {
  title: string;
  slug: string;
  metaDescription: string;
  isOnFooterAsMain: boolean;
  isFooterAsSecondary: boolean;
  isSitemapPage: boolean;
  pageZone: ({ __typename: string; id: string } & Record<string, unknown>)[];
  createdAt: string;
  /** Null: a draft. */
  publishedAt: string | null;
  localizations: PageEntry[];
}

export interface BannerEntry extends Entry {
  text: string;
  slug: string | null;
  showEverywhere: boolean;
  publishedAt: string | null;
}

export interface ContentEntries {
  bikes: BikeEntry[];
  accessories: AccessoryEntry[];
  pages: PageEntry[];
  banners: BannerEntry[];
}
