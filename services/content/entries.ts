import type {
  DealerFile,
  DownloadFile,
  EventFile,
  FaqQuestion,
  JobFile,
  NewsFile,
} from '../demo-data/content-schemas';
import type { FeatureFile, BannerFile, PageFile } from '../demo-data/page-schemas';

/**
 * Entries of the content service as returned by its API, one object per document and language. Relations are object
 * references.
 */
export type Locale = 'de' | 'en';

/** Fields of every document. */
export interface DocumentEntry {
  documentId: string;
  /** Null when unknown. */
  createdAt: string | null;
  /** Null when unknown. */
  updatedAt: string | null;
  /** Null before publication or when unknown. */
  publishedAt: string | null;
}

interface LocalizedEntry extends DocumentEntry {
  locale: Locale;
}

/** One language of a document with the given fields and links to its other languages. */
export type Localized<Fields> = Fields & LocalizedEntry & { localizations: Localized<Fields>[] };

export interface UploadEntry {
  documentId: string;
  name: string;
  alternativeText: string | null;
  caption: null;
  width: number;
  height: number;
  ext: string;
  mime: string;
  /** In kilobytes. */
  size: number;
  url: string;
  createdAt: string;
  updatedAt: string;
}

export interface TermEntry {
  documentId: string;
  slug: string;
  name: string;
  hex: string | null;
  /** Only set for brands. */
  maker: MakerEntry | null;
}

/** The manufacturer of a brand's products and the responsible person within the EU. */
interface MakerEntry {
  id: string;
  name: string;
  address: string;
  email: string;
  responsibleName: string | null;
  responsibleAddress: string | null;
  responsibleEmail: string | null;
}

export interface TitleText {
  id: string;
  title: string;
  text: string;
}

export interface BikeEntry extends LocalizedEntry {
  slug: string;
  name: string;
  productId: string;
  claim: string;
  description: string;
  metaTitle: string | null;
  metaDescription: string;
  metaImage: UploadEntry | null;
  firstProductionYear: number;
  lastProductionYear: number | null;
  position: number;
  subcategory: TermEntry | null;
  brand: TermEntry | null;
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
  frameVariation: {
    id: string;
    short: string;
    name: string;
    shape: string;
    childSeat: string | null;
  }[];
  driveTrainVariation: {
    id: string;
    code: string;
    name: string;
    group: string;
    kind: string;
    motor: string | null;
    weightGrams: number;
    torqueNm: number | null;
    batteryWh: number | null;
    specs: TitleText[];
  }[];
  geometrySizes: Record<string, string | number>[];
  story: TitleText[];
  /** One close-up per line. */
  closeUps: string;
  specs: TitleText[];
  /** One warning per line. */
  safety: string;
  permittedWeightKg: number;
  build: unknown;
  accessories: AccessoryEntry[];
  localizations: BikeEntry[];
}

export interface AccessoryEntry extends LocalizedEntry {
  slug: string;
  name: string;
  productId: string;
  claim: string;
  description: string;
  metaTitle: string | null;
  metaDescription: string;
  metaImage: UploadEntry | null;
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
    /** EAN-13; null when the product has none. */
    ean: string | null;
    mainImage: UploadEntry | null;
  }[];
  specs: TitleText[];
  safety: string;
  hasBattery: boolean;
  drawing: string;
  localizations: AccessoryEntry[];
}

/** A block of a page zone with its type name and fields. */
export type BlockEntry = { __typename: string; id: string } & Record<string, unknown>;

type PageEntry = Localized<
  Omit<PageFile, 'metaImage' | 'pageZone' | 'listing'> & {
    metaImage: UploadEntry | null;
    listing: (NonNullable<PageFile['listing']> & { id: string }) | null;
    pageZone: BlockEntry[];
  }
>;

type NewsEntry = Localized<
  Omit<NewsFile, 'mainImage' | 'metaImage'> & {
    mainImage: UploadEntry | null;
    metaImage: UploadEntry | null;
  }
>;

type JobEntry = Localized<Omit<JobFile, 'metaImage'> & { metaImage: UploadEntry | null }>;

type EventEntry = Localized<
  Omit<EventFile, 'image' | 'metaImage'> & {
    image: UploadEntry | null;
    metaImage: UploadEntry | null;
  }
>;

type FaqEntry = Localized<FaqQuestion>;

type FeatureEntry = Localized<
  Omit<FeatureFile, 'image' | 'metaImage' | 'pageZone'> & {
    image: UploadEntry | null;
    metaImage: UploadEntry | null;
    pageZone: BlockEntry[];
  }
>;

export type DownloadEntry = Localized<DownloadFile>;

type BannerEntry = Localized<BannerFile>;

export type DealerEntry = DocumentEntry & DealerFile;

/** All entries by the name of their list in the schema. */
export interface ContentEntries {
  notificationBanner: BannerEntry[];
  pages: PageEntry[];
  blogs: NewsEntry[];
  jobs: JobEntry[];
  events: EventEntry[];
  faqs: FaqEntry[];
  features: FeatureEntry[];
  dealers: DealerEntry[];
  downloads: DownloadEntry[];
  bikes: BikeEntry[];
  accessories: AccessoryEntry[];
}

/** All documents in their published version and in their draft version. */
export interface ContentVersions {
  PUBLISHED: ContentEntries;
  DRAFT: ContentEntries;
}
