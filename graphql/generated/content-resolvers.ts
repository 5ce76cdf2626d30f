import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** ISO 8601 date and time in UTC. */
  DateTime: { input: string; output: string; }
  /** de or en. Without a locale, entries in the default locale, de, are returned. */
  I18NLocaleCode: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
};

export type Accessory = {
  __typename?: 'Accessory';
  accessory_parts_category?: Maybe<Term>;
  articles: Array<Maybe<ComponentAccessoryArticle>>;
  bikes: Array<Maybe<Bike>>;
  brand?: Maybe<Term>;
  category?: Maybe<Term>;
  claim: Scalars['String']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  description: Scalars['String']['output'];
  documentId: Scalars['ID']['output'];
  /** Name of the drawing that is shown while the product has no pictures. */
  drawing: Scalars['String']['output'];
  /** True if the product contains a battery, which the seller must take back after use. */
  hasBattery?: Maybe<Scalars['Boolean']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Accessory>>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Image of link previews (Open Graph); when null, the page selects an image. */
  metaImage?: Maybe<UploadFile>;
  /** Title for search engines and browser tabs; when null, it is made from the entry's data. */
  metaTitle?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  position?: Maybe<Scalars['Int']['output']>;
  /** The shop's product id. */
  productId: Scalars['String']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Safety warnings, one per line. */
  safety?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  specs: Array<Maybe<ComponentSharedTitleText>>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


export type AccessoryArticlesArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type AccessoryBikesArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type AccessoryLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type AccessorySpecsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type AccessoryEntityResponseCollection = {
  __typename?: 'AccessoryEntityResponseCollection';
  nodes: Array<Accessory>;
  pageInfo: Pagination;
};

export type AccessoryFiltersInput = {
  accessory_parts_category?: InputMaybe<TermFiltersInput>;
  and?: InputMaybe<Array<InputMaybe<AccessoryFiltersInput>>>;
  bikes?: InputMaybe<BikeFiltersInput>;
  brand?: InputMaybe<TermFiltersInput>;
  category?: InputMaybe<TermFiltersInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  localizations?: InputMaybe<AccessoryFiltersInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<AccessoryFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<AccessoryFiltersInput>>>;
  position?: InputMaybe<IntFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

export type Bike = {
  __typename?: 'Bike';
  accessories: Array<Maybe<Accessory>>;
  brand?: Maybe<Term>;
  /** Construction data of the bike, from which its drawing and computed pictures are generated. */
  build: Scalars['JSON']['output'];
  claim: Scalars['String']['output'];
  /** Close-up picture next to each chapter of the story, one per line; a dash for a chapter without one. */
  closeUps?: Maybe<Scalars['String']['output']>;
  colorVariation: Array<Maybe<ComponentBikeColor>>;
  colors: Array<Maybe<Term>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  description: Scalars['String']['output'];
  documentId: Scalars['ID']['output'];
  driveTrainVariation: Array<Maybe<ComponentBikeDriveTrain>>;
  firstProductionYear: Scalars['Int']['output'];
  frameVariation: Array<Maybe<ComponentBikeFrame>>;
  geometry: Array<Maybe<Term>>;
  geometrySizes: Array<Maybe<ComponentBikeGeometrySize>>;
  lastProductionYear?: Maybe<Scalars['Int']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Bike>>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Image of link previews (Open Graph); when null, the page selects an image. */
  metaImage?: Maybe<UploadFile>;
  /** Title for search engines and browser tabs; when null, it is made from the entry's data. */
  metaTitle?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Maximum total weight of bicycle, rider and luggage in kg; null when not specified. */
  permittedWeightKg?: Maybe<Scalars['Float']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  /** The shop's product id of the model. */
  productId: Scalars['String']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Safety warnings, one per line. */
  safety?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  specs: Array<Maybe<ComponentSharedTitleText>>;
  story: Array<Maybe<ComponentSharedTitleText>>;
  subcategory?: Maybe<Term>;
  transmission_group: Array<Maybe<Term>>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


export type BikeAccessoriesArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeColorVariationArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeColorsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeDriveTrainVariationArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeFrameVariationArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeGeometryArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeGeometrySizesArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeSpecsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeStoryArgs = {
  pagination?: InputMaybe<PaginationArg>;
};


export type BikeTransmission_GroupArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type BikeEntityResponseCollection = {
  __typename?: 'BikeEntityResponseCollection';
  nodes: Array<Bike>;
  pageInfo: Pagination;
};

export type BikeFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<BikeFiltersInput>>>;
  colors?: InputMaybe<TermFiltersInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  geometry?: InputMaybe<TermFiltersInput>;
  locale?: InputMaybe<StringFilterInput>;
  localizations?: InputMaybe<BikeFiltersInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<BikeFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<BikeFiltersInput>>>;
  position?: InputMaybe<IntFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  subcategory?: InputMaybe<TermFiltersInput>;
  transmission_group?: InputMaybe<TermFiltersInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A news article or press release. */
export type Blog = {
  __typename?: 'Blog';
  author?: Maybe<Scalars['String']['output']>;
  /** Markdown. */
  body?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Enum_Blog_Category>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  date?: Maybe<Scalars['Date']['output']>;
  documentId: Scalars['ID']['output'];
  /** Former slugs, as in Page. */
  formerSlugs?: Maybe<Scalars['JSON']['output']>;
  isPressRelease?: Maybe<Scalars['Boolean']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Blog>>;
  mainImage?: Maybe<UploadFile>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Image of link previews (Open Graph); when null, the page selects an image. */
  metaImage?: Maybe<UploadFile>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  teaser?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A news article or press release. */
export type BlogLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type BlogEntityResponseCollection = {
  __typename?: 'BlogEntityResponseCollection';
  nodes: Array<Blog>;
  pageInfo: Pagination;
};

export type BlogFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<BlogFiltersInput>>>;
  author?: InputMaybe<StringFilterInput>;
  category?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  date?: InputMaybe<DateFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  isPressRelease?: InputMaybe<BooleanFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  localizations?: InputMaybe<BlogFiltersInput>;
  not?: InputMaybe<BlogFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<BlogFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  title?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

export type BooleanFilterInput = {
  eq?: InputMaybe<Scalars['Boolean']['input']>;
  ne?: InputMaybe<Scalars['Boolean']['input']>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ComponentAccessoryArticle = {
  __typename?: 'ComponentAccessoryArticle';
  color?: Maybe<Scalars['String']['output']>;
  colorHex?: Maybe<Scalars['String']['output']>;
  /** EAN-13; null when the article has none. */
  ean?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  mainImage?: Maybe<UploadFile>;
  size?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  variant?: Maybe<Scalars['String']['output']>;
};

export type ComponentBikeColor = {
  __typename?: 'ComponentBikeColor';
  finish: Scalars['String']['output'];
  hex: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Color segment of the SKU. */
  short: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type ComponentBikeDriveTrain = {
  __typename?: 'ComponentBikeDriveTrain';
  /** Capacity of the battery in watt-hours; null without a battery. */
  batteryWh?: Maybe<Scalars['Int']['output']>;
  /** Type segment of the SKU. */
  code: Scalars['String']['output'];
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  /** Make of the motor: mahle or bosch; null without a motor. */
  motor?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  specs: Array<Maybe<ComponentSharedTitleText>>;
  /** Torque of the motor in newton metres; null without a motor. */
  torqueNm?: Maybe<Scalars['Int']['output']>;
  weightGrams: Scalars['Int']['output'];
};


export type ComponentBikeDriveTrainSpecsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type ComponentBikeFrame = {
  __typename?: 'ComponentBikeFrame';
  /** Approved mounting place of a child seat: rack, clamp or none; null when not specified. */
  childSeat?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shape: Scalars['String']['output'];
  /** Variation segment of the SKU. */
  short: Scalars['String']['output'];
};

/** Geometry of one frame in one size. Lengths in millimetres unless the field's name ends in Cm, angles in degrees. */
export type ComponentBikeGeometrySize = {
  __typename?: 'ComponentBikeGeometrySize';
  bbDrop: Scalars['Float']['output'];
  bodyHeightMaxCm: Scalars['Int']['output'];
  bodyHeightMinCm: Scalars['Int']['output'];
  chainstay: Scalars['Float']['output'];
  forkOffset: Scalars['Float']['output'];
  frame: Scalars['String']['output'];
  headAngle: Scalars['Float']['output'];
  headTube: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  reach: Scalars['Float']['output'];
  seatAngle: Scalars['Float']['output'];
  seatTube: Scalars['Float']['output'];
  size: Scalars['String']['output'];
  stack: Scalars['Float']['output'];
  standover: Scalars['Float']['output'];
  topTube: Scalars['Float']['output'];
  wheelbase: Scalars['Float']['output'];
};

export type ComponentPageButtons = {
  __typename?: 'ComponentPageButtons';
  buttons?: Maybe<Array<Maybe<ComponentSharedButton>>>;
  id: Scalars['ID']['output'];
  title?: Maybe<Scalars['String']['output']>;
};


export type ComponentPageButtonsButtonsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type ComponentPageHeaderImage = {
  __typename?: 'ComponentPageHeaderImage';
  id: Scalars['ID']['output'];
  image?: Maybe<UploadFile>;
  title?: Maybe<Scalars['String']['output']>;
};

export type ComponentPageHeroImage = {
  __typename?: 'ComponentPageHeroImage';
  callToActionFontColor?: Maybe<Scalars['String']['output']>;
  callToActionText?: Maybe<Scalars['String']['output']>;
  componentType?: Maybe<Scalars['String']['output']>;
  horizontal?: Maybe<UploadFile>;
  id: Scalars['ID']['output'];
  image?: Maybe<UploadFile>;
  linkToAccessory?: Maybe<Accessory>;
  linkToBike?: Maybe<Bike>;
  mobileHorizontal?: Maybe<UploadFile>;
  mobileVertical?: Maybe<UploadFile>;
  text?: Maybe<Scalars['String']['output']>;
  textFontColor?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  titleFontColor?: Maybe<Scalars['String']['output']>;
  vertical?: Maybe<UploadFile>;
};

export type ComponentPageHighlightedTextImage = {
  __typename?: 'ComponentPageHighlightedTextImage';
  id: Scalars['ID']['output'];
  image?: Maybe<UploadFile>;
  imageOnRight?: Maybe<Scalars['Boolean']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type ComponentPageImageGroup = {
  __typename?: 'ComponentPageImageGroup';
  id: Scalars['ID']['output'];
  images: Array<Maybe<UploadFile>>;
  title?: Maybe<Scalars['String']['output']>;
};


export type ComponentPageImageGroupImagesArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type ComponentPageInfoArray = {
  __typename?: 'ComponentPageInfoArray';
  id: Scalars['ID']['output'];
  infoArrayTitle?: Maybe<Scalars['String']['output']>;
  listOfInfo?: Maybe<Array<Maybe<ComponentSharedTitleText>>>;
  /** Topic of the list, by which the page selects its layout. */
  subject?: Maybe<Scalars['String']['output']>;
};


export type ComponentPageInfoArrayListOfInfoArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

/** Product filter by slugs of terms. Lists the products that have all given terms. */
export type ComponentPageListing = {
  __typename?: 'ComponentPageListing';
  category?: Maybe<Scalars['String']['output']>;
  geometry?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  subcategory?: Maybe<Scalars['String']['output']>;
  transmission?: Maybe<Scalars['String']['output']>;
};

export type ComponentPageRichText = {
  __typename?: 'ComponentPageRichText';
  id: Scalars['ID']['output'];
  /** Markdown. */
  markdown?: Maybe<Scalars['String']['output']>;
};

export type ComponentPageShippingTable = {
  __typename?: 'ComponentPageShippingTable';
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  rows?: Maybe<Array<Maybe<ComponentSharedShippingRow>>>;
  title?: Maybe<Scalars['String']['output']>;
};


export type ComponentPageShippingTableRowsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type ComponentPageSupportTextImages = {
  __typename?: 'ComponentPageSupportTextImages';
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<ComponentSharedTextImage>>>;
  title?: Maybe<Scalars['String']['output']>;
};


export type ComponentPageSupportTextImagesItemsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type ComponentSharedButton = {
  __typename?: 'ComponentSharedButton';
  id: Scalars['ID']['output'];
  image?: Maybe<UploadFile>;
  link?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
};

/** Manufacturer of a product and, if outside the EU, the responsible person within the EU (Regulation (EU) 2023/988, art. 16 and 19). */
export type ComponentSharedMaker = {
  __typename?: 'ComponentSharedMaker';
  /** Street, postcode, town and country on one line. */
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  responsibleAddress?: Maybe<Scalars['String']['output']>;
  responsibleEmail?: Maybe<Scalars['String']['output']>;
  responsibleName?: Maybe<Scalars['String']['output']>;
};

/** Row of the shipping table. Amounts and durations are texts as displayed. */
export type ComponentSharedShippingRow = {
  __typename?: 'ComponentSharedShippingRow';
  country?: Maybe<Scalars['String']['output']>;
  duration?: Maybe<Scalars['String']['output']>;
  freeFrom?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  method?: Maybe<Scalars['String']['output']>;
  price?: Maybe<Scalars['String']['output']>;
};

export type ComponentSharedTextImage = {
  __typename?: 'ComponentSharedTextImage';
  id: Scalars['ID']['output'];
  image?: Maybe<UploadFile>;
  link?: Maybe<Scalars['String']['output']>;
  linkText?: Maybe<Scalars['String']['output']>;
  /** Markdown. */
  text?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type ComponentSharedTitleText = {
  __typename?: 'ComponentSharedTitleText';
  id: Scalars['ID']['output'];
  /** Markdown. */
  text?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type DateFilterInput = {
  eq?: InputMaybe<Scalars['Date']['input']>;
  gt?: InputMaybe<Scalars['Date']['input']>;
  gte?: InputMaybe<Scalars['Date']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  lt?: InputMaybe<Scalars['Date']['input']>;
  lte?: InputMaybe<Scalars['Date']['input']>;
  ne?: InputMaybe<Scalars['Date']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Date']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DateTimeFilterInput = {
  eq?: InputMaybe<Scalars['DateTime']['input']>;
  gt?: InputMaybe<Scalars['DateTime']['input']>;
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
  lte?: InputMaybe<Scalars['DateTime']['input']>;
  ne?: InputMaybe<Scalars['DateTime']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['DateTime']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A shop in the dealer finder; the same in every language. */
export type Dealer = {
  __typename?: 'Dealer';
  /** Description of the shop in German, in Markdown; `aboutEn` is the English one. */
  aboutDe?: Maybe<Scalars['String']['output']>;
  aboutEn?: Maybe<Scalars['String']['output']>;
  adrNumber?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166 alpha-2. */
  countryCode?: Maybe<Scalars['String']['output']>;
  countryDe?: Maybe<Scalars['String']['output']>;
  countryEn?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  email?: Maybe<Scalars['String']['output']>;
  /** True if orders can be delivered to the shop (dealer parcel service). */
  hasDps?: Maybe<Scalars['Boolean']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  /** An array of { days: ["Mo", "Tu", …], opens: "09:00", closes: "18:00" } with schema.org's day codes. The shop is closed on all other days. */
  openingHours?: Maybe<Scalars['JSON']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  strNumber?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Enum_Dealer_Type>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};

export type DealerEntityResponseCollection = {
  __typename?: 'DealerEntityResponseCollection';
  nodes: Array<Dealer>;
  pageInfo: Pagination;
};

export type DealerFiltersInput = {
  adrNumber?: InputMaybe<StringFilterInput>;
  and?: InputMaybe<Array<InputMaybe<DealerFiltersInput>>>;
  city?: InputMaybe<StringFilterInput>;
  countryCode?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  hasDps?: InputMaybe<BooleanFilterInput>;
  latitude?: InputMaybe<FloatFilterInput>;
  longitude?: InputMaybe<FloatFilterInput>;
  name?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<DealerFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<DealerFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  type?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
  zip?: InputMaybe<StringFilterInput>;
};

/** A downloadable document: a file, or Markdown from which the site generates a PDF. */
export type Download = {
  __typename?: 'Download';
  /** Markdown. */
  body?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Enum_Download_Category>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  date?: Maybe<Scalars['Date']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  documentId: Scalars['ID']['output'];
  file?: Maybe<UploadFile>;
  /** Language of the document: de or en. */
  language?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Download>>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  version?: Maybe<Scalars['String']['output']>;
};


/** A downloadable document: a file, or Markdown from which the site generates a PDF. */
export type DownloadLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type DownloadEntityResponseCollection = {
  __typename?: 'DownloadEntityResponseCollection';
  nodes: Array<Download>;
  pageInfo: Pagination;
};

export type DownloadFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<DownloadFiltersInput>>>;
  category?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  date?: InputMaybe<DateFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  language?: InputMaybe<StringFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  localizations?: InputMaybe<DownloadFiltersInput>;
  not?: InputMaybe<DownloadFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<DownloadFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  title?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

export type Enum_Blog_Category =
  | 'model'
  | 'presse'
  | 'technik'
  | 'unternehmen'
  | 'werkstatt';

export type Enum_Dealer_Type =
  | 'dealer'
  | 'flagship'
  | 'servicePoint';

export type Enum_Download_Category =
  | 'catalogue'
  | 'certificate'
  | 'form'
  | 'manual'
  | 'press';

export type Enum_Job_Employmenttype =
  | 'APPRENTICE'
  | 'FULL_TIME'
  | 'INTERN'
  | 'PART_TIME';

export type Enum_Job_Salaryunit =
  | 'HOUR'
  | 'MONTH'
  | 'YEAR';

export type Error = {
  __typename?: 'Error';
  code: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
};

export type Event = {
  __typename?: 'Event';
  /** Markdown. */
  body?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Former slugs, as in Page. */
  formerSlugs?: Maybe<Scalars['JSON']['output']>;
  image?: Maybe<UploadFile>;
  link?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Event>>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Image of link previews (Open Graph); when null, the page selects an image. */
  metaImage?: Maybe<UploadFile>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  teaser?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  venue?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};


export type EventLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type EventEntityResponseCollection = {
  __typename?: 'EventEntityResponseCollection';
  nodes: Array<Event>;
  pageInfo: Pagination;
};

export type EventFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<EventFiltersInput>>>;
  city?: InputMaybe<StringFilterInput>;
  country?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  endsAt?: InputMaybe<DateTimeFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  localizations?: InputMaybe<EventFiltersInput>;
  not?: InputMaybe<EventFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<EventFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  startsAt?: InputMaybe<DateTimeFilterInput>;
  title?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A frequently asked question with its answer. */
export type Faq = {
  __typename?: 'Faq';
  /** Markdown. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Heading of the question's group, in the entry's language. */
  category?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Faq>>;
  /** Position in the list of all questions. */
  position?: Maybe<Scalars['Int']['output']>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  question: Scalars['String']['output'];
  slug?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A frequently asked question with its answer. */
export type FaqLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type FaqEntityResponseCollection = {
  __typename?: 'FaqEntityResponseCollection';
  nodes: Array<Faq>;
  pageInfo: Pagination;
};

export type FaqFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<FaqFiltersInput>>>;
  answer?: InputMaybe<StringFilterInput>;
  category?: InputMaybe<StringFilterInput>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  localizations?: InputMaybe<FaqFiltersInput>;
  not?: InputMaybe<FaqFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<FaqFiltersInput>>>;
  position?: InputMaybe<IntFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  question?: InputMaybe<StringFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

/** A feature of the bicycles, with its own page below /features. */
export type Feature = {
  __typename?: 'Feature';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  /** Former slugs, as in Page. */
  formerSlugs?: Maybe<Scalars['JSON']['output']>;
  image?: Maybe<UploadFile>;
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Feature>>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Image of link previews (Open Graph); when null, the page selects an image. */
  metaImage?: Maybe<UploadFile>;
  pageZone?: Maybe<Array<Maybe<FeaturePageZoneDynamicZone>>>;
  position?: Maybe<Scalars['Int']['output']>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  teaser?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A feature of the bicycles, with its own page below /features. */
export type FeatureLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type FeatureEntityResponseCollection = {
  __typename?: 'FeatureEntityResponseCollection';
  nodes: Array<Feature>;
  pageInfo: Pagination;
};

export type FeatureFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<FeatureFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  localizations?: InputMaybe<FeatureFiltersInput>;
  not?: InputMaybe<FeatureFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<FeatureFiltersInput>>>;
  position?: InputMaybe<IntFilterInput>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  title?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

export type FeaturePageZoneDynamicZone = ComponentPageButtons | ComponentPageHeaderImage | ComponentPageHeroImage | ComponentPageHighlightedTextImage | ComponentPageImageGroup | ComponentPageInfoArray | ComponentPageRichText | ComponentPageShippingTable | ComponentPageSupportTextImages | Error;

export type FloatFilterInput = {
  eq?: InputMaybe<Scalars['Float']['input']>;
  gt?: InputMaybe<Scalars['Float']['input']>;
  gte?: InputMaybe<Scalars['Float']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  lt?: InputMaybe<Scalars['Float']['input']>;
  lte?: InputMaybe<Scalars['Float']['input']>;
  ne?: InputMaybe<Scalars['Float']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
};

export type IdFilterInput = {
  eq?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  ne?: InputMaybe<Scalars['ID']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
};

export type IntFilterInput = {
  eq?: InputMaybe<Scalars['Int']['input']>;
  gt?: InputMaybe<Scalars['Int']['input']>;
  gte?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  lt?: InputMaybe<Scalars['Int']['input']>;
  lte?: InputMaybe<Scalars['Int']['input']>;
  ne?: InputMaybe<Scalars['Int']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Job = {
  __typename?: 'Job';
  /** Markdown. */
  body?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  date?: Maybe<Scalars['Date']['output']>;
  department?: Maybe<Scalars['String']['output']>;
  documentId: Scalars['ID']['output'];
  employmentType?: Maybe<Enum_Job_Employmenttype>;
  /** Former slugs, as in Page. */
  formerSlugs?: Maybe<Scalars['JSON']['output']>;
  /** True for a job that can be done entirely from home. */
  isRemote?: Maybe<Scalars['Boolean']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Job>>;
  location?: Maybe<Scalars['String']['output']>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Image of link previews (Open Graph); when null, the page selects an image. */
  metaImage?: Maybe<UploadFile>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  salaryMax?: Maybe<Scalars['Int']['output']>;
  /** Minimum salary in euros per salaryUnit. */
  salaryMin?: Maybe<Scalars['Int']['output']>;
  salaryUnit?: Maybe<Enum_Job_Salaryunit>;
  slug?: Maybe<Scalars['String']['output']>;
  teaser?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  validThrough?: Maybe<Scalars['Date']['output']>;
};


export type JobLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type JobEntityResponseCollection = {
  __typename?: 'JobEntityResponseCollection';
  nodes: Array<Job>;
  pageInfo: Pagination;
};

export type JobFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<JobFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  date?: InputMaybe<DateFilterInput>;
  department?: InputMaybe<StringFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  employmentType?: InputMaybe<StringFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  localizations?: InputMaybe<JobFiltersInput>;
  location?: InputMaybe<StringFilterInput>;
  not?: InputMaybe<JobFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<JobFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  title?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
  validThrough?: InputMaybe<DateFilterInput>;
};

export type NotificationBanner = {
  __typename?: 'NotificationBanner';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<NotificationBanner>>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  showEverywhere?: Maybe<Scalars['Boolean']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


export type NotificationBannerLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type Page = {
  __typename?: 'Page';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  /** Former slugs in this language as an array of strings. Requests for them are redirected to the current slug. */
  formerSlugs?: Maybe<Scalars['JSON']['output']>;
  isFooterAsSecondary?: Maybe<Scalars['Boolean']['output']>;
  isOnFooterAsMain?: Maybe<Scalars['Boolean']['output']>;
  isSitemapPage?: Maybe<Scalars['Boolean']['output']>;
  /** Filter of the product list on a page below bikes/ or accessories/. */
  listing?: Maybe<ComponentPageListing>;
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Page>>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  /** Image of link previews (Open Graph); when null, the page selects an image. */
  metaImage?: Maybe<UploadFile>;
  /** Title for search engines and browser tabs, where it replaces `title`. */
  metaTitle?: Maybe<Scalars['String']['output']>;
  pageZone?: Maybe<Array<Maybe<PagePageZoneDynamicZone>>>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


export type PageLocalizationsArgs = {
  pagination?: InputMaybe<PaginationArg>;
};

export type PageEntityResponseCollection = {
  __typename?: 'PageEntityResponseCollection';
  nodes: Array<Page>;
  pageInfo: Pagination;
};

export type PageFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<PageFiltersInput>>>;
  createdAt?: InputMaybe<DateTimeFilterInput>;
  documentId?: InputMaybe<IdFilterInput>;
  isFooterAsSecondary?: InputMaybe<BooleanFilterInput>;
  isOnFooterAsMain?: InputMaybe<BooleanFilterInput>;
  isSitemapPage?: InputMaybe<BooleanFilterInput>;
  locale?: InputMaybe<StringFilterInput>;
  localizations?: InputMaybe<PageFiltersInput>;
  not?: InputMaybe<PageFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<PageFiltersInput>>>;
  publishedAt?: InputMaybe<DateTimeFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
  title?: InputMaybe<StringFilterInput>;
  updatedAt?: InputMaybe<DateTimeFilterInput>;
};

export type PagePageZoneDynamicZone = ComponentPageButtons | ComponentPageHeaderImage | ComponentPageHeroImage | ComponentPageHighlightedTextImage | ComponentPageImageGroup | ComponentPageInfoArray | ComponentPageRichText | ComponentPageShippingTable | ComponentPageSupportTextImages | Error;

export type Pagination = {
  __typename?: 'Pagination';
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type PaginationArg = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
};

export type PublicationStatus =
  | 'DRAFT'
  | 'PUBLISHED';

export type Query = {
  __typename?: 'Query';
  accessories: Array<Maybe<Accessory>>;
  accessories_connection?: Maybe<AccessoryEntityResponseCollection>;
  bikes: Array<Maybe<Bike>>;
  bikes_connection?: Maybe<BikeEntityResponseCollection>;
  blogs: Array<Maybe<Blog>>;
  blogs_connection?: Maybe<BlogEntityResponseCollection>;
  dealers: Array<Maybe<Dealer>>;
  dealers_connection?: Maybe<DealerEntityResponseCollection>;
  downloads: Array<Maybe<Download>>;
  downloads_connection?: Maybe<DownloadEntityResponseCollection>;
  events: Array<Maybe<Event>>;
  events_connection?: Maybe<EventEntityResponseCollection>;
  faqs: Array<Maybe<Faq>>;
  faqs_connection?: Maybe<FaqEntityResponseCollection>;
  features: Array<Maybe<Feature>>;
  features_connection?: Maybe<FeatureEntityResponseCollection>;
  jobs: Array<Maybe<Job>>;
  jobs_connection?: Maybe<JobEntityResponseCollection>;
  notificationBanner?: Maybe<NotificationBanner>;
  pages: Array<Maybe<Page>>;
  pages_connection?: Maybe<PageEntityResponseCollection>;
};


export type QueryAccessoriesArgs = {
  filters?: InputMaybe<AccessoryFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryAccessories_ConnectionArgs = {
  filters?: InputMaybe<AccessoryFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryBikesArgs = {
  filters?: InputMaybe<BikeFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryBikes_ConnectionArgs = {
  filters?: InputMaybe<BikeFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryBlogsArgs = {
  filters?: InputMaybe<BlogFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryBlogs_ConnectionArgs = {
  filters?: InputMaybe<BlogFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryDealersArgs = {
  filters?: InputMaybe<DealerFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryDealers_ConnectionArgs = {
  filters?: InputMaybe<DealerFiltersInput>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryDownloadsArgs = {
  filters?: InputMaybe<DownloadFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryDownloads_ConnectionArgs = {
  filters?: InputMaybe<DownloadFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryEventsArgs = {
  filters?: InputMaybe<EventFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryEvents_ConnectionArgs = {
  filters?: InputMaybe<EventFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryFaqsArgs = {
  filters?: InputMaybe<FaqFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryFaqs_ConnectionArgs = {
  filters?: InputMaybe<FaqFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryFeaturesArgs = {
  filters?: InputMaybe<FeatureFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryFeatures_ConnectionArgs = {
  filters?: InputMaybe<FeatureFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryJobsArgs = {
  filters?: InputMaybe<JobFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryJobs_ConnectionArgs = {
  filters?: InputMaybe<JobFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryNotificationBannerArgs = {
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryPagesArgs = {
  filters?: InputMaybe<PageFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};


export type QueryPages_ConnectionArgs = {
  filters?: InputMaybe<PageFiltersInput>;
  locale?: InputMaybe<Scalars['I18NLocaleCode']['input']>;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  status?: InputMaybe<PublicationStatus>;
};

export type StringFilterInput = {
  contains?: InputMaybe<Scalars['String']['input']>;
  containsi?: InputMaybe<Scalars['String']['input']>;
  endsWith?: InputMaybe<Scalars['String']['input']>;
  eq?: InputMaybe<Scalars['String']['input']>;
  eqi?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  ne?: InputMaybe<Scalars['String']['input']>;
  notContains?: InputMaybe<Scalars['String']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** A named value that lists are filtered by: a subcategory, transmission group, frame geometry, colour, brand or parts category. */
export type Term = {
  __typename?: 'Term';
  documentId: Scalars['ID']['output'];
  /** Paint color as #rrggbb; only set for colours. */
  hex?: Maybe<Scalars['String']['output']>;
  /** Manufacturer of the brand's products; only set for brands. */
  maker?: Maybe<ComponentSharedMaker>;
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type TermFiltersInput = {
  name?: InputMaybe<StringFilterInput>;
  slug?: InputMaybe<StringFilterInput>;
};

export type UploadFile = {
  __typename?: 'UploadFile';
  alternativeText?: Maybe<Scalars['String']['output']>;
  caption?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  ext?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  mime: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Kilobytes. */
  size: Scalars['Float']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** URL of the file: absolute, or a path on the content service. */
  url: Scalars['String']['output'];
  width?: Maybe<Scalars['Int']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  FeaturePageZoneDynamicZone:
    | ( Partial<ComponentPageButtons> )
    | ( Partial<ComponentPageHeaderImage> )
    | ( Partial<ComponentPageHeroImage> )
    | ( Partial<ComponentPageHighlightedTextImage> )
    | ( Partial<ComponentPageImageGroup> )
    | ( Partial<ComponentPageInfoArray> )
    | ( Partial<ComponentPageRichText> )
    | ( Partial<ComponentPageShippingTable> )
    | ( Partial<ComponentPageSupportTextImages> )
    | ( Partial<Error> )
  ;
  PagePageZoneDynamicZone:
    | ( Partial<ComponentPageButtons> )
    | ( Partial<ComponentPageHeaderImage> )
    | ( Partial<ComponentPageHeroImage> )
    | ( Partial<ComponentPageHighlightedTextImage> )
    | ( Partial<ComponentPageImageGroup> )
    | ( Partial<ComponentPageInfoArray> )
    | ( Partial<ComponentPageRichText> )
    | ( Partial<ComponentPageShippingTable> )
    | ( Partial<ComponentPageSupportTextImages> )
    | ( Partial<Error> )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Accessory: ResolverTypeWrapper<Partial<Accessory>>;
  AccessoryEntityResponseCollection: ResolverTypeWrapper<Partial<AccessoryEntityResponseCollection>>;
  AccessoryFiltersInput: ResolverTypeWrapper<Partial<AccessoryFiltersInput>>;
  Bike: ResolverTypeWrapper<Partial<Bike>>;
  BikeEntityResponseCollection: ResolverTypeWrapper<Partial<BikeEntityResponseCollection>>;
  BikeFiltersInput: ResolverTypeWrapper<Partial<BikeFiltersInput>>;
  Blog: ResolverTypeWrapper<Partial<Blog>>;
  BlogEntityResponseCollection: ResolverTypeWrapper<Partial<BlogEntityResponseCollection>>;
  BlogFiltersInput: ResolverTypeWrapper<Partial<BlogFiltersInput>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  BooleanFilterInput: ResolverTypeWrapper<Partial<BooleanFilterInput>>;
  ComponentAccessoryArticle: ResolverTypeWrapper<Partial<ComponentAccessoryArticle>>;
  ComponentBikeColor: ResolverTypeWrapper<Partial<ComponentBikeColor>>;
  ComponentBikeDriveTrain: ResolverTypeWrapper<Partial<ComponentBikeDriveTrain>>;
  ComponentBikeFrame: ResolverTypeWrapper<Partial<ComponentBikeFrame>>;
  ComponentBikeGeometrySize: ResolverTypeWrapper<Partial<ComponentBikeGeometrySize>>;
  ComponentPageButtons: ResolverTypeWrapper<Partial<ComponentPageButtons>>;
  ComponentPageHeaderImage: ResolverTypeWrapper<Partial<ComponentPageHeaderImage>>;
  ComponentPageHeroImage: ResolverTypeWrapper<Partial<ComponentPageHeroImage>>;
  ComponentPageHighlightedTextImage: ResolverTypeWrapper<Partial<ComponentPageHighlightedTextImage>>;
  ComponentPageImageGroup: ResolverTypeWrapper<Partial<ComponentPageImageGroup>>;
  ComponentPageInfoArray: ResolverTypeWrapper<Partial<ComponentPageInfoArray>>;
  ComponentPageListing: ResolverTypeWrapper<Partial<ComponentPageListing>>;
  ComponentPageRichText: ResolverTypeWrapper<Partial<ComponentPageRichText>>;
  ComponentPageShippingTable: ResolverTypeWrapper<Partial<ComponentPageShippingTable>>;
  ComponentPageSupportTextImages: ResolverTypeWrapper<Partial<ComponentPageSupportTextImages>>;
  ComponentSharedButton: ResolverTypeWrapper<Partial<ComponentSharedButton>>;
  ComponentSharedMaker: ResolverTypeWrapper<Partial<ComponentSharedMaker>>;
  ComponentSharedShippingRow: ResolverTypeWrapper<Partial<ComponentSharedShippingRow>>;
  ComponentSharedTextImage: ResolverTypeWrapper<Partial<ComponentSharedTextImage>>;
  ComponentSharedTitleText: ResolverTypeWrapper<Partial<ComponentSharedTitleText>>;
  Date: ResolverTypeWrapper<Partial<Scalars['Date']['output']>>;
  DateFilterInput: ResolverTypeWrapper<Partial<DateFilterInput>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  DateTimeFilterInput: ResolverTypeWrapper<Partial<DateTimeFilterInput>>;
  Dealer: ResolverTypeWrapper<Partial<Dealer>>;
  DealerEntityResponseCollection: ResolverTypeWrapper<Partial<DealerEntityResponseCollection>>;
  DealerFiltersInput: ResolverTypeWrapper<Partial<DealerFiltersInput>>;
  Download: ResolverTypeWrapper<Partial<Download>>;
  DownloadEntityResponseCollection: ResolverTypeWrapper<Partial<DownloadEntityResponseCollection>>;
  DownloadFiltersInput: ResolverTypeWrapper<Partial<DownloadFiltersInput>>;
  ENUM_BLOG_CATEGORY: ResolverTypeWrapper<Partial<Enum_Blog_Category>>;
  ENUM_DEALER_TYPE: ResolverTypeWrapper<Partial<Enum_Dealer_Type>>;
  ENUM_DOWNLOAD_CATEGORY: ResolverTypeWrapper<Partial<Enum_Download_Category>>;
  ENUM_JOB_EMPLOYMENTTYPE: ResolverTypeWrapper<Partial<Enum_Job_Employmenttype>>;
  ENUM_JOB_SALARYUNIT: ResolverTypeWrapper<Partial<Enum_Job_Salaryunit>>;
  Error: ResolverTypeWrapper<Partial<Error>>;
  Event: ResolverTypeWrapper<Partial<Event>>;
  EventEntityResponseCollection: ResolverTypeWrapper<Partial<EventEntityResponseCollection>>;
  EventFiltersInput: ResolverTypeWrapper<Partial<EventFiltersInput>>;
  Faq: ResolverTypeWrapper<Partial<Faq>>;
  FaqEntityResponseCollection: ResolverTypeWrapper<Partial<FaqEntityResponseCollection>>;
  FaqFiltersInput: ResolverTypeWrapper<Partial<FaqFiltersInput>>;
  Feature: ResolverTypeWrapper<Partial<Omit<Feature, 'localizations' | 'pageZone'> & { localizations: Array<Maybe<ResolversTypes['Feature']>>, pageZone?: Maybe<Array<Maybe<ResolversTypes['FeaturePageZoneDynamicZone']>>> }>>;
  FeatureEntityResponseCollection: ResolverTypeWrapper<Partial<Omit<FeatureEntityResponseCollection, 'nodes'> & { nodes: Array<ResolversTypes['Feature']> }>>;
  FeatureFiltersInput: ResolverTypeWrapper<Partial<FeatureFiltersInput>>;
  FeaturePageZoneDynamicZone: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeaturePageZoneDynamicZone']>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  FloatFilterInput: ResolverTypeWrapper<Partial<FloatFilterInput>>;
  I18NLocaleCode: ResolverTypeWrapper<Partial<Scalars['I18NLocaleCode']['output']>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  IDFilterInput: ResolverTypeWrapper<Partial<IdFilterInput>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  IntFilterInput: ResolverTypeWrapper<Partial<IntFilterInput>>;
  JSON: ResolverTypeWrapper<Partial<Scalars['JSON']['output']>>;
  Job: ResolverTypeWrapper<Partial<Job>>;
  JobEntityResponseCollection: ResolverTypeWrapper<Partial<JobEntityResponseCollection>>;
  JobFiltersInput: ResolverTypeWrapper<Partial<JobFiltersInput>>;
  NotificationBanner: ResolverTypeWrapper<Partial<NotificationBanner>>;
  Page: ResolverTypeWrapper<Partial<Omit<Page, 'localizations' | 'pageZone'> & { localizations: Array<Maybe<ResolversTypes['Page']>>, pageZone?: Maybe<Array<Maybe<ResolversTypes['PagePageZoneDynamicZone']>>> }>>;
  PageEntityResponseCollection: ResolverTypeWrapper<Partial<Omit<PageEntityResponseCollection, 'nodes'> & { nodes: Array<ResolversTypes['Page']> }>>;
  PageFiltersInput: ResolverTypeWrapper<Partial<PageFiltersInput>>;
  PagePageZoneDynamicZone: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PagePageZoneDynamicZone']>>;
  Pagination: ResolverTypeWrapper<Partial<Pagination>>;
  PaginationArg: ResolverTypeWrapper<Partial<PaginationArg>>;
  PublicationStatus: ResolverTypeWrapper<Partial<PublicationStatus>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  StringFilterInput: ResolverTypeWrapper<Partial<StringFilterInput>>;
  Term: ResolverTypeWrapper<Partial<Term>>;
  TermFiltersInput: ResolverTypeWrapper<Partial<TermFiltersInput>>;
  UploadFile: ResolverTypeWrapper<Partial<UploadFile>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Accessory: Partial<Accessory>;
  AccessoryEntityResponseCollection: Partial<AccessoryEntityResponseCollection>;
  AccessoryFiltersInput: Partial<AccessoryFiltersInput>;
  Bike: Partial<Bike>;
  BikeEntityResponseCollection: Partial<BikeEntityResponseCollection>;
  BikeFiltersInput: Partial<BikeFiltersInput>;
  Blog: Partial<Blog>;
  BlogEntityResponseCollection: Partial<BlogEntityResponseCollection>;
  BlogFiltersInput: Partial<BlogFiltersInput>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  BooleanFilterInput: Partial<BooleanFilterInput>;
  ComponentAccessoryArticle: Partial<ComponentAccessoryArticle>;
  ComponentBikeColor: Partial<ComponentBikeColor>;
  ComponentBikeDriveTrain: Partial<ComponentBikeDriveTrain>;
  ComponentBikeFrame: Partial<ComponentBikeFrame>;
  ComponentBikeGeometrySize: Partial<ComponentBikeGeometrySize>;
  ComponentPageButtons: Partial<ComponentPageButtons>;
  ComponentPageHeaderImage: Partial<ComponentPageHeaderImage>;
  ComponentPageHeroImage: Partial<ComponentPageHeroImage>;
  ComponentPageHighlightedTextImage: Partial<ComponentPageHighlightedTextImage>;
  ComponentPageImageGroup: Partial<ComponentPageImageGroup>;
  ComponentPageInfoArray: Partial<ComponentPageInfoArray>;
  ComponentPageListing: Partial<ComponentPageListing>;
  ComponentPageRichText: Partial<ComponentPageRichText>;
  ComponentPageShippingTable: Partial<ComponentPageShippingTable>;
  ComponentPageSupportTextImages: Partial<ComponentPageSupportTextImages>;
  ComponentSharedButton: Partial<ComponentSharedButton>;
  ComponentSharedMaker: Partial<ComponentSharedMaker>;
  ComponentSharedShippingRow: Partial<ComponentSharedShippingRow>;
  ComponentSharedTextImage: Partial<ComponentSharedTextImage>;
  ComponentSharedTitleText: Partial<ComponentSharedTitleText>;
  Date: Partial<Scalars['Date']['output']>;
  DateFilterInput: Partial<DateFilterInput>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  DateTimeFilterInput: Partial<DateTimeFilterInput>;
  Dealer: Partial<Dealer>;
  DealerEntityResponseCollection: Partial<DealerEntityResponseCollection>;
  DealerFiltersInput: Partial<DealerFiltersInput>;
  Download: Partial<Download>;
  DownloadEntityResponseCollection: Partial<DownloadEntityResponseCollection>;
  DownloadFiltersInput: Partial<DownloadFiltersInput>;
  Error: Partial<Error>;
  Event: Partial<Event>;
  EventEntityResponseCollection: Partial<EventEntityResponseCollection>;
  EventFiltersInput: Partial<EventFiltersInput>;
  Faq: Partial<Faq>;
  FaqEntityResponseCollection: Partial<FaqEntityResponseCollection>;
  FaqFiltersInput: Partial<FaqFiltersInput>;
  Feature: Partial<Omit<Feature, 'localizations' | 'pageZone'> & { localizations: Array<Maybe<ResolversParentTypes['Feature']>>, pageZone?: Maybe<Array<Maybe<ResolversParentTypes['FeaturePageZoneDynamicZone']>>> }>;
  FeatureEntityResponseCollection: Partial<Omit<FeatureEntityResponseCollection, 'nodes'> & { nodes: Array<ResolversParentTypes['Feature']> }>;
  FeatureFiltersInput: Partial<FeatureFiltersInput>;
  FeaturePageZoneDynamicZone: Partial<ResolversUnionTypes<ResolversParentTypes>['FeaturePageZoneDynamicZone']>;
  Float: Partial<Scalars['Float']['output']>;
  FloatFilterInput: Partial<FloatFilterInput>;
  I18NLocaleCode: Partial<Scalars['I18NLocaleCode']['output']>;
  ID: Partial<Scalars['ID']['output']>;
  IDFilterInput: Partial<IdFilterInput>;
  Int: Partial<Scalars['Int']['output']>;
  IntFilterInput: Partial<IntFilterInput>;
  JSON: Partial<Scalars['JSON']['output']>;
  Job: Partial<Job>;
  JobEntityResponseCollection: Partial<JobEntityResponseCollection>;
  JobFiltersInput: Partial<JobFiltersInput>;
  NotificationBanner: Partial<NotificationBanner>;
  Page: Partial<Omit<Page, 'localizations' | 'pageZone'> & { localizations: Array<Maybe<ResolversParentTypes['Page']>>, pageZone?: Maybe<Array<Maybe<ResolversParentTypes['PagePageZoneDynamicZone']>>> }>;
  PageEntityResponseCollection: Partial<Omit<PageEntityResponseCollection, 'nodes'> & { nodes: Array<ResolversParentTypes['Page']> }>;
  PageFiltersInput: Partial<PageFiltersInput>;
  PagePageZoneDynamicZone: Partial<ResolversUnionTypes<ResolversParentTypes>['PagePageZoneDynamicZone']>;
  Pagination: Partial<Pagination>;
  PaginationArg: Partial<PaginationArg>;
  Query: Record<PropertyKey, never>;
  String: Partial<Scalars['String']['output']>;
  StringFilterInput: Partial<StringFilterInput>;
  Term: Partial<Term>;
  TermFiltersInput: Partial<TermFiltersInput>;
  UploadFile: Partial<UploadFile>;
};

export type AccessoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Accessory'] = ResolversParentTypes['Accessory']> = {
  accessory_parts_category?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  articles?: Resolver<Array<Maybe<ResolversTypes['ComponentAccessoryArticle']>>, ParentType, ContextType, RequireFields<AccessoryArticlesArgs, 'pagination'>>;
  bikes?: Resolver<Array<Maybe<ResolversTypes['Bike']>>, ParentType, ContextType, RequireFields<AccessoryBikesArgs, 'pagination'>>;
  brand?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  claim?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  drawing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasBattery?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Accessory']>>, ParentType, ContextType, RequireFields<AccessoryLocalizationsArgs, 'pagination'>>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaImage?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  safety?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>, ParentType, ContextType, RequireFields<AccessorySpecsArgs, 'pagination'>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AccessoryEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessoryEntityResponseCollection'] = ResolversParentTypes['AccessoryEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Accessory']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type BikeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Bike'] = ResolversParentTypes['Bike']> = {
  accessories?: Resolver<Array<Maybe<ResolversTypes['Accessory']>>, ParentType, ContextType, RequireFields<BikeAccessoriesArgs, 'pagination'>>;
  brand?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  build?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  claim?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closeUps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colorVariation?: Resolver<Array<Maybe<ResolversTypes['ComponentBikeColor']>>, ParentType, ContextType, RequireFields<BikeColorVariationArgs, 'pagination'>>;
  colors?: Resolver<Array<Maybe<ResolversTypes['Term']>>, ParentType, ContextType, RequireFields<BikeColorsArgs, 'pagination'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  driveTrainVariation?: Resolver<Array<Maybe<ResolversTypes['ComponentBikeDriveTrain']>>, ParentType, ContextType, RequireFields<BikeDriveTrainVariationArgs, 'pagination'>>;
  firstProductionYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frameVariation?: Resolver<Array<Maybe<ResolversTypes['ComponentBikeFrame']>>, ParentType, ContextType, RequireFields<BikeFrameVariationArgs, 'pagination'>>;
  geometry?: Resolver<Array<Maybe<ResolversTypes['Term']>>, ParentType, ContextType, RequireFields<BikeGeometryArgs, 'pagination'>>;
  geometrySizes?: Resolver<Array<Maybe<ResolversTypes['ComponentBikeGeometrySize']>>, ParentType, ContextType, RequireFields<BikeGeometrySizesArgs, 'pagination'>>;
  lastProductionYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Bike']>>, ParentType, ContextType, RequireFields<BikeLocalizationsArgs, 'pagination'>>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaImage?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permittedWeightKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  safety?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>, ParentType, ContextType, RequireFields<BikeSpecsArgs, 'pagination'>>;
  story?: Resolver<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>, ParentType, ContextType, RequireFields<BikeStoryArgs, 'pagination'>>;
  subcategory?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  transmission_group?: Resolver<Array<Maybe<ResolversTypes['Term']>>, ParentType, ContextType, RequireFields<BikeTransmission_GroupArgs, 'pagination'>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BikeEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BikeEntityResponseCollection'] = ResolversParentTypes['BikeEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Bike']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type BlogResolvers<ContextType = any, ParentType extends ResolversParentTypes['Blog'] = ResolversParentTypes['Blog']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ENUM_BLOG_CATEGORY']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  formerSlugs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  isPressRelease?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Blog']>>, ParentType, ContextType, RequireFields<BlogLocalizationsArgs, 'pagination'>>;
  mainImage?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaImage?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teaser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BlogEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BlogEntityResponseCollection'] = ResolversParentTypes['BlogEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Blog']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type ComponentAccessoryArticleResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentAccessoryArticle'] = ResolversParentTypes['ComponentAccessoryArticle']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colorHex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mainImage?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComponentBikeColorResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentBikeColor'] = ResolversParentTypes['ComponentBikeColor']> = {
  finish?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComponentBikeDriveTrainResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentBikeDriveTrain'] = ResolversParentTypes['ComponentBikeDriveTrain']> = {
  batteryWh?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  motor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>, ParentType, ContextType, RequireFields<ComponentBikeDriveTrainSpecsArgs, 'pagination'>>;
  torqueNm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weightGrams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComponentBikeFrameResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentBikeFrame'] = ResolversParentTypes['ComponentBikeFrame']> = {
  childSeat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  short?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComponentBikeGeometrySizeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentBikeGeometrySize'] = ResolversParentTypes['ComponentBikeGeometrySize']> = {
  bbDrop?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bodyHeightMaxCm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bodyHeightMinCm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chainstay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  forkOffset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  frame?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headAngle?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  headTube?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seatAngle?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seatTube?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stack?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  standover?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  topTube?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wheelbase?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ComponentPageButtonsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageButtons'] = ResolversParentTypes['ComponentPageButtons']> = {
  buttons?: Resolver<Maybe<Array<Maybe<ResolversTypes['ComponentSharedButton']>>>, ParentType, ContextType, RequireFields<ComponentPageButtonsButtonsArgs, 'pagination'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentPageHeaderImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageHeaderImage'] = ResolversParentTypes['ComponentPageHeaderImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentPageHeroImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageHeroImage'] = ResolversParentTypes['ComponentPageHeroImage']> = {
  callToActionFontColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callToActionText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  componentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  horizontal?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  linkToAccessory?: Resolver<Maybe<ResolversTypes['Accessory']>, ParentType, ContextType>;
  linkToBike?: Resolver<Maybe<ResolversTypes['Bike']>, ParentType, ContextType>;
  mobileHorizontal?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  mobileVertical?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textFontColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleFontColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vertical?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentPageHighlightedTextImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageHighlightedTextImage'] = ResolversParentTypes['ComponentPageHighlightedTextImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  imageOnRight?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentPageImageGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageImageGroup'] = ResolversParentTypes['ComponentPageImageGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<Maybe<ResolversTypes['UploadFile']>>, ParentType, ContextType, RequireFields<ComponentPageImageGroupImagesArgs, 'pagination'>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentPageInfoArrayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageInfoArray'] = ResolversParentTypes['ComponentPageInfoArray']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  infoArrayTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listOfInfo?: Resolver<Maybe<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>>, ParentType, ContextType, RequireFields<ComponentPageInfoArrayListOfInfoArgs, 'pagination'>>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentPageListingResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageListing'] = ResolversParentTypes['ComponentPageListing']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geometry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subcategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transmission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComponentPageRichTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageRichText'] = ResolversParentTypes['ComponentPageRichText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markdown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentPageShippingTableResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageShippingTable'] = ResolversParentTypes['ComponentPageShippingTable']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<Array<Maybe<ResolversTypes['ComponentSharedShippingRow']>>>, ParentType, ContextType, RequireFields<ComponentPageShippingTableRowsArgs, 'pagination'>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentPageSupportTextImagesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageSupportTextImages'] = ResolversParentTypes['ComponentPageSupportTextImages']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<Array<Maybe<ResolversTypes['ComponentSharedTextImage']>>>, ParentType, ContextType, RequireFields<ComponentPageSupportTextImagesItemsArgs, 'pagination'>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentSharedButtonResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentSharedButton'] = ResolversParentTypes['ComponentSharedButton']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComponentSharedMakerResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentSharedMaker'] = ResolversParentTypes['ComponentSharedMaker']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responsibleAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responsibleEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responsibleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComponentSharedShippingRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentSharedShippingRow'] = ResolversParentTypes['ComponentSharedShippingRow']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComponentSharedTextImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentSharedTextImage'] = ResolversParentTypes['ComponentSharedTextImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComponentSharedTitleTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentSharedTitleText'] = ResolversParentTypes['ComponentSharedTitleText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DealerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Dealer'] = ResolversParentTypes['Dealer']> = {
  aboutDe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aboutEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adrNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryDe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasDps?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ENUM_DEALER_TYPE']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DealerEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['DealerEntityResponseCollection'] = ResolversParentTypes['DealerEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Dealer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ENUM_DOWNLOAD_CATEGORY']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Download']>>, ParentType, ContextType, RequireFields<DownloadLocalizationsArgs, 'pagination'>>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DownloadEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['DownloadEntityResponseCollection'] = ResolversParentTypes['DownloadEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventResolvers<ContextType = any, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerSlugs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Event']>>, ParentType, ContextType, RequireFields<EventLocalizationsArgs, 'pagination'>>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaImage?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teaser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventEntityResponseCollection'] = ResolversParentTypes['EventEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type FaqResolvers<ContextType = any, ParentType extends ResolversParentTypes['Faq'] = ResolversParentTypes['Faq']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Faq']>>, ParentType, ContextType, RequireFields<FaqLocalizationsArgs, 'pagination'>>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FaqEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FaqEntityResponseCollection'] = ResolversParentTypes['FaqEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Faq']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type FeatureResolvers<ContextType = any, ParentType extends ResolversParentTypes['Feature'] = ResolversParentTypes['Feature']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  formerSlugs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Feature']>>, ParentType, ContextType, RequireFields<FeatureLocalizationsArgs, 'pagination'>>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaImage?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  pageZone?: Resolver<Maybe<Array<Maybe<ResolversTypes['FeaturePageZoneDynamicZone']>>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teaser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FeatureEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FeatureEntityResponseCollection'] = ResolversParentTypes['FeatureEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type FeaturePageZoneDynamicZoneResolvers<ContextType = any, ParentType extends ResolversParentTypes['FeaturePageZoneDynamicZone'] = ResolversParentTypes['FeaturePageZoneDynamicZone']> = {
  __resolveType: TypeResolveFn<'ComponentPageButtons' | 'ComponentPageHeaderImage' | 'ComponentPageHeroImage' | 'ComponentPageHighlightedTextImage' | 'ComponentPageImageGroup' | 'ComponentPageInfoArray' | 'ComponentPageRichText' | 'ComponentPageShippingTable' | 'ComponentPageSupportTextImages' | 'Error', ParentType, ContextType>;
};

export interface I18NLocaleCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['I18NLocaleCode'], any> {
  name: 'I18NLocaleCode';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = any, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  employmentType?: Resolver<Maybe<ResolversTypes['ENUM_JOB_EMPLOYMENTTYPE']>, ParentType, ContextType>;
  formerSlugs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  isRemote?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Job']>>, ParentType, ContextType, RequireFields<JobLocalizationsArgs, 'pagination'>>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaImage?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  salaryMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  salaryMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  salaryUnit?: Resolver<Maybe<ResolversTypes['ENUM_JOB_SALARYUNIT']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teaser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validThrough?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type JobEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['JobEntityResponseCollection'] = ResolversParentTypes['JobEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type NotificationBannerResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationBanner'] = ResolversParentTypes['NotificationBanner']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['NotificationBanner']>>, ParentType, ContextType, RequireFields<NotificationBannerLocalizationsArgs, 'pagination'>>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  showEverywhere?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  formerSlugs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  isFooterAsSecondary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOnFooterAsMain?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSitemapPage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['ComponentPageListing']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Page']>>, ParentType, ContextType, RequireFields<PageLocalizationsArgs, 'pagination'>>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaImage?: Resolver<Maybe<ResolversTypes['UploadFile']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageZone?: Resolver<Maybe<Array<Maybe<ResolversTypes['PagePageZoneDynamicZone']>>>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageEntityResponseCollection'] = ResolversParentTypes['PageEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type PagePageZoneDynamicZoneResolvers<ContextType = any, ParentType extends ResolversParentTypes['PagePageZoneDynamicZone'] = ResolversParentTypes['PagePageZoneDynamicZone']> = {
  __resolveType: TypeResolveFn<'ComponentPageButtons' | 'ComponentPageHeaderImage' | 'ComponentPageHeroImage' | 'ComponentPageHighlightedTextImage' | 'ComponentPageImageGroup' | 'ComponentPageInfoArray' | 'ComponentPageRichText' | 'ComponentPageShippingTable' | 'ComponentPageSupportTextImages' | 'Error', ParentType, ContextType>;
};

export type PaginationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Pagination'] = ResolversParentTypes['Pagination']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessories?: Resolver<Array<Maybe<ResolversTypes['Accessory']>>, ParentType, ContextType, RequireFields<QueryAccessoriesArgs, 'pagination' | 'sort' | 'status'>>;
  accessories_connection?: Resolver<Maybe<ResolversTypes['AccessoryEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryAccessories_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
  bikes?: Resolver<Array<Maybe<ResolversTypes['Bike']>>, ParentType, ContextType, RequireFields<QueryBikesArgs, 'pagination' | 'sort' | 'status'>>;
  bikes_connection?: Resolver<Maybe<ResolversTypes['BikeEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryBikes_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
  blogs?: Resolver<Array<Maybe<ResolversTypes['Blog']>>, ParentType, ContextType, RequireFields<QueryBlogsArgs, 'pagination' | 'sort' | 'status'>>;
  blogs_connection?: Resolver<Maybe<ResolversTypes['BlogEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryBlogs_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
  dealers?: Resolver<Array<Maybe<ResolversTypes['Dealer']>>, ParentType, ContextType, RequireFields<QueryDealersArgs, 'pagination' | 'sort' | 'status'>>;
  dealers_connection?: Resolver<Maybe<ResolversTypes['DealerEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryDealers_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
  downloads?: Resolver<Array<Maybe<ResolversTypes['Download']>>, ParentType, ContextType, RequireFields<QueryDownloadsArgs, 'pagination' | 'sort' | 'status'>>;
  downloads_connection?: Resolver<Maybe<ResolversTypes['DownloadEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryDownloads_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
  events?: Resolver<Array<Maybe<ResolversTypes['Event']>>, ParentType, ContextType, RequireFields<QueryEventsArgs, 'pagination' | 'sort' | 'status'>>;
  events_connection?: Resolver<Maybe<ResolversTypes['EventEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryEvents_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
  faqs?: Resolver<Array<Maybe<ResolversTypes['Faq']>>, ParentType, ContextType, RequireFields<QueryFaqsArgs, 'pagination' | 'sort' | 'status'>>;
  faqs_connection?: Resolver<Maybe<ResolversTypes['FaqEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryFaqs_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
  features?: Resolver<Array<Maybe<ResolversTypes['Feature']>>, ParentType, ContextType, RequireFields<QueryFeaturesArgs, 'pagination' | 'sort' | 'status'>>;
  features_connection?: Resolver<Maybe<ResolversTypes['FeatureEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryFeatures_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
  jobs?: Resolver<Array<Maybe<ResolversTypes['Job']>>, ParentType, ContextType, RequireFields<QueryJobsArgs, 'pagination' | 'sort' | 'status'>>;
  jobs_connection?: Resolver<Maybe<ResolversTypes['JobEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryJobs_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
  notificationBanner?: Resolver<Maybe<ResolversTypes['NotificationBanner']>, ParentType, ContextType, RequireFields<QueryNotificationBannerArgs, 'status'>>;
  pages?: Resolver<Array<Maybe<ResolversTypes['Page']>>, ParentType, ContextType, RequireFields<QueryPagesArgs, 'pagination' | 'sort' | 'status'>>;
  pages_connection?: Resolver<Maybe<ResolversTypes['PageEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryPages_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
};

export type TermResolvers<ContextType = any, ParentType extends ResolversParentTypes['Term'] = ResolversParentTypes['Term']> = {
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maker?: Resolver<Maybe<ResolversTypes['ComponentSharedMaker']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadFile'] = ResolversParentTypes['UploadFile']> = {
  alternativeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ext?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Accessory?: AccessoryResolvers<ContextType>;
  AccessoryEntityResponseCollection?: AccessoryEntityResponseCollectionResolvers<ContextType>;
  Bike?: BikeResolvers<ContextType>;
  BikeEntityResponseCollection?: BikeEntityResponseCollectionResolvers<ContextType>;
  Blog?: BlogResolvers<ContextType>;
  BlogEntityResponseCollection?: BlogEntityResponseCollectionResolvers<ContextType>;
  ComponentAccessoryArticle?: ComponentAccessoryArticleResolvers<ContextType>;
  ComponentBikeColor?: ComponentBikeColorResolvers<ContextType>;
  ComponentBikeDriveTrain?: ComponentBikeDriveTrainResolvers<ContextType>;
  ComponentBikeFrame?: ComponentBikeFrameResolvers<ContextType>;
  ComponentBikeGeometrySize?: ComponentBikeGeometrySizeResolvers<ContextType>;
  ComponentPageButtons?: ComponentPageButtonsResolvers<ContextType>;
  ComponentPageHeaderImage?: ComponentPageHeaderImageResolvers<ContextType>;
  ComponentPageHeroImage?: ComponentPageHeroImageResolvers<ContextType>;
  ComponentPageHighlightedTextImage?: ComponentPageHighlightedTextImageResolvers<ContextType>;
  ComponentPageImageGroup?: ComponentPageImageGroupResolvers<ContextType>;
  ComponentPageInfoArray?: ComponentPageInfoArrayResolvers<ContextType>;
  ComponentPageListing?: ComponentPageListingResolvers<ContextType>;
  ComponentPageRichText?: ComponentPageRichTextResolvers<ContextType>;
  ComponentPageShippingTable?: ComponentPageShippingTableResolvers<ContextType>;
  ComponentPageSupportTextImages?: ComponentPageSupportTextImagesResolvers<ContextType>;
  ComponentSharedButton?: ComponentSharedButtonResolvers<ContextType>;
  ComponentSharedMaker?: ComponentSharedMakerResolvers<ContextType>;
  ComponentSharedShippingRow?: ComponentSharedShippingRowResolvers<ContextType>;
  ComponentSharedTextImage?: ComponentSharedTextImageResolvers<ContextType>;
  ComponentSharedTitleText?: ComponentSharedTitleTextResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Dealer?: DealerResolvers<ContextType>;
  DealerEntityResponseCollection?: DealerEntityResponseCollectionResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  DownloadEntityResponseCollection?: DownloadEntityResponseCollectionResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventEntityResponseCollection?: EventEntityResponseCollectionResolvers<ContextType>;
  Faq?: FaqResolvers<ContextType>;
  FaqEntityResponseCollection?: FaqEntityResponseCollectionResolvers<ContextType>;
  Feature?: FeatureResolvers<ContextType>;
  FeatureEntityResponseCollection?: FeatureEntityResponseCollectionResolvers<ContextType>;
  FeaturePageZoneDynamicZone?: FeaturePageZoneDynamicZoneResolvers<ContextType>;
  I18NLocaleCode?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobEntityResponseCollection?: JobEntityResponseCollectionResolvers<ContextType>;
  NotificationBanner?: NotificationBannerResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageEntityResponseCollection?: PageEntityResponseCollectionResolvers<ContextType>;
  PagePageZoneDynamicZone?: PagePageZoneDynamicZoneResolvers<ContextType>;
  Pagination?: PaginationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  UploadFile?: UploadFileResolvers<ContextType>;
};

