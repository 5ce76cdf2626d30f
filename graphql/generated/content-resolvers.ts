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
  /** ISO 8601 date and time in UTC. */
  DateTime: { input: string; output: string; }
  /** de or en. Without it the default locale, de, is answered. */
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
  description: Scalars['String']['output'];
  documentId: Scalars['ID']['output'];
  /** Which drawing stands for it until there are pictures. */
  drawing: Scalars['String']['output'];
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Accessory>>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** The shop's product id. */
  productId: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  specs: Array<Maybe<ComponentSharedTitleText>>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
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
  not?: InputMaybe<AccessoryFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<AccessoryFiltersInput>>>;
  slug?: InputMaybe<StringFilterInput>;
};

export type Bike = {
  __typename?: 'Bike';
  accessories: Array<Maybe<Accessory>>;
  /** How the bike is built: what the drawing and the computed pictures are made from. */
  build: Scalars['JSON']['output'];
  claim: Scalars['String']['output'];
  colorVariation: Array<Maybe<ComponentBikeColor>>;
  colors: Array<Maybe<Term>>;
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
  name: Scalars['String']['output'];
  payloadKg: Scalars['Float']['output'];
  /** The shop's product id of the model. */
  productId: Scalars['String']['output'];
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

export type BikeEntityResponseCollection = {
  __typename?: 'BikeEntityResponseCollection';
  nodes: Array<Bike>;
  pageInfo: Pagination;
};

export type BikeFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<BikeFiltersInput>>>;
  colors?: InputMaybe<TermFiltersInput>;
  geometry?: InputMaybe<TermFiltersInput>;
  not?: InputMaybe<BikeFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<BikeFiltersInput>>>;
  slug?: InputMaybe<StringFilterInput>;
  subcategory?: InputMaybe<TermFiltersInput>;
  transmission_group?: InputMaybe<TermFiltersInput>;
};

export type BooleanFilterInput = {
  eq?: InputMaybe<Scalars['Boolean']['input']>;
  ne?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ComponentAccessoryArticle = {
  __typename?: 'ComponentAccessoryArticle';
  color?: Maybe<Scalars['String']['output']>;
  colorHex?: Maybe<Scalars['String']['output']>;
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
  /** The colour segment of the sku. */
  short: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type ComponentBikeDriveTrain = {
  __typename?: 'ComponentBikeDriveTrain';
  /** The type segment of the sku. */
  code: Scalars['String']['output'];
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  /** mahle, bosch or null. */
  motor?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  specs: Array<Maybe<ComponentSharedTitleText>>;
  weightGrams: Scalars['Int']['output'];
};

export type ComponentBikeFrame = {
  __typename?: 'ComponentBikeFrame';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shape: Scalars['String']['output'];
  /** The variation segment of the sku. */
  short: Scalars['String']['output'];
};

/** Millimetres and degrees, one entry for each frame and size. */
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

export type ComponentPageInfoArray = {
  __typename?: 'ComponentPageInfoArray';
  id: Scalars['ID']['output'];
  infoArrayTitle?: Maybe<Scalars['String']['output']>;
  listOfInfo?: Maybe<Array<Maybe<ComponentSharedTitleText>>>;
  subject?: Maybe<Scalars['String']['output']>;
};

export type ComponentPageRichText = {
  __typename?: 'ComponentPageRichText';
  id: Scalars['ID']['output'];
  /** Markdown. */
  markdown?: Maybe<Scalars['String']['output']>;
};

export type ComponentSharedTitleText = {
  __typename?: 'ComponentSharedTitleText';
  id: Scalars['ID']['output'];
  text?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type Error = {
  __typename?: 'Error';
  code: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
};

export type NotificationBanner = {
  __typename?: 'NotificationBanner';
  documentId: Scalars['ID']['output'];
  locale?: Maybe<Scalars['String']['output']>;
  showEverywhere?: Maybe<Scalars['Boolean']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Page = {
  __typename?: 'Page';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  documentId: Scalars['ID']['output'];
  isFooterAsSecondary?: Maybe<Scalars['Boolean']['output']>;
  isOnFooterAsMain?: Maybe<Scalars['Boolean']['output']>;
  isSitemapPage?: Maybe<Scalars['Boolean']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  localizations: Array<Maybe<Page>>;
  metaDescription?: Maybe<Scalars['String']['output']>;
  pageZone?: Maybe<Array<Maybe<PagePageZoneDynamicZone>>>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PageEntityResponseCollection = {
  __typename?: 'PageEntityResponseCollection';
  nodes: Array<Page>;
  pageInfo: Pagination;
};

export type PageFiltersInput = {
  and?: InputMaybe<Array<InputMaybe<PageFiltersInput>>>;
  isFooterAsSecondary?: InputMaybe<BooleanFilterInput>;
  isOnFooterAsMain?: InputMaybe<BooleanFilterInput>;
  not?: InputMaybe<PageFiltersInput>;
  or?: InputMaybe<Array<InputMaybe<PageFiltersInput>>>;
  slug?: InputMaybe<StringFilterInput>;
  title?: InputMaybe<StringFilterInput>;
};

export type PagePageZoneDynamicZone = ComponentPageHeroImage | ComponentPageHighlightedTextImage | ComponentPageInfoArray | ComponentPageRichText | Error;

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
  eq?: InputMaybe<Scalars['String']['input']>;
  eqi?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  ne?: InputMaybe<Scalars['String']['input']>;
  notIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notNull?: InputMaybe<Scalars['Boolean']['input']>;
  null?: InputMaybe<Scalars['Boolean']['input']>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** A named value that lists are filtered by: a subcategory, transmission group, frame geometry, colour, brand or parts category. */
export type Term = {
  __typename?: 'Term';
  documentId: Scalars['ID']['output'];
  /** Only colours: the paint as #rrggbb. */
  hex?: Maybe<Scalars['String']['output']>;
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
  documentId: Scalars['ID']['output'];
  height?: Maybe<Scalars['Int']['output']>;
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
  PagePageZoneDynamicZone:
    | ( Partial<ComponentPageHeroImage> )
    | ( Partial<ComponentPageHighlightedTextImage> )
    | ( Partial<ComponentPageInfoArray> )
    | ( Partial<ComponentPageRichText> )
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
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  BooleanFilterInput: ResolverTypeWrapper<Partial<BooleanFilterInput>>;
  ComponentAccessoryArticle: ResolverTypeWrapper<Partial<ComponentAccessoryArticle>>;
  ComponentBikeColor: ResolverTypeWrapper<Partial<ComponentBikeColor>>;
  ComponentBikeDriveTrain: ResolverTypeWrapper<Partial<ComponentBikeDriveTrain>>;
  ComponentBikeFrame: ResolverTypeWrapper<Partial<ComponentBikeFrame>>;
  ComponentBikeGeometrySize: ResolverTypeWrapper<Partial<ComponentBikeGeometrySize>>;
  ComponentPageHeroImage: ResolverTypeWrapper<Partial<ComponentPageHeroImage>>;
  ComponentPageHighlightedTextImage: ResolverTypeWrapper<Partial<ComponentPageHighlightedTextImage>>;
  ComponentPageInfoArray: ResolverTypeWrapper<Partial<ComponentPageInfoArray>>;
  ComponentPageRichText: ResolverTypeWrapper<Partial<ComponentPageRichText>>;
  ComponentSharedTitleText: ResolverTypeWrapper<Partial<ComponentSharedTitleText>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  Error: ResolverTypeWrapper<Partial<Error>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  I18NLocaleCode: ResolverTypeWrapper<Partial<Scalars['I18NLocaleCode']['output']>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  JSON: ResolverTypeWrapper<Partial<Scalars['JSON']['output']>>;
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
  Boolean: Partial<Scalars['Boolean']['output']>;
  BooleanFilterInput: Partial<BooleanFilterInput>;
  ComponentAccessoryArticle: Partial<ComponentAccessoryArticle>;
  ComponentBikeColor: Partial<ComponentBikeColor>;
  ComponentBikeDriveTrain: Partial<ComponentBikeDriveTrain>;
  ComponentBikeFrame: Partial<ComponentBikeFrame>;
  ComponentBikeGeometrySize: Partial<ComponentBikeGeometrySize>;
  ComponentPageHeroImage: Partial<ComponentPageHeroImage>;
  ComponentPageHighlightedTextImage: Partial<ComponentPageHighlightedTextImage>;
  ComponentPageInfoArray: Partial<ComponentPageInfoArray>;
  ComponentPageRichText: Partial<ComponentPageRichText>;
  ComponentSharedTitleText: Partial<ComponentSharedTitleText>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  Error: Partial<Error>;
  Float: Partial<Scalars['Float']['output']>;
  I18NLocaleCode: Partial<Scalars['I18NLocaleCode']['output']>;
  ID: Partial<Scalars['ID']['output']>;
  Int: Partial<Scalars['Int']['output']>;
  JSON: Partial<Scalars['JSON']['output']>;
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
  articles?: Resolver<Array<Maybe<ResolversTypes['ComponentAccessoryArticle']>>, ParentType, ContextType>;
  bikes?: Resolver<Array<Maybe<ResolversTypes['Bike']>>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  claim?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  drawing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Accessory']>>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AccessoryEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessoryEntityResponseCollection'] = ResolversParentTypes['AccessoryEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Accessory']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type BikeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Bike'] = ResolversParentTypes['Bike']> = {
  accessories?: Resolver<Array<Maybe<ResolversTypes['Accessory']>>, ParentType, ContextType, RequireFields<BikeAccessoriesArgs, 'pagination'>>;
  build?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  claim?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colorVariation?: Resolver<Array<Maybe<ResolversTypes['ComponentBikeColor']>>, ParentType, ContextType>;
  colors?: Resolver<Array<Maybe<ResolversTypes['Term']>>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  driveTrainVariation?: Resolver<Array<Maybe<ResolversTypes['ComponentBikeDriveTrain']>>, ParentType, ContextType>;
  firstProductionYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frameVariation?: Resolver<Array<Maybe<ResolversTypes['ComponentBikeFrame']>>, ParentType, ContextType>;
  geometry?: Resolver<Array<Maybe<ResolversTypes['Term']>>, ParentType, ContextType>;
  geometrySizes?: Resolver<Array<Maybe<ResolversTypes['ComponentBikeGeometrySize']>>, ParentType, ContextType>;
  lastProductionYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Bike']>>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payloadKg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>, ParentType, ContextType>;
  story?: Resolver<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>, ParentType, ContextType>;
  subcategory?: Resolver<Maybe<ResolversTypes['Term']>, ParentType, ContextType>;
  transmission_group?: Resolver<Array<Maybe<ResolversTypes['Term']>>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BikeEntityResponseCollectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BikeEntityResponseCollection'] = ResolversParentTypes['BikeEntityResponseCollection']> = {
  nodes?: Resolver<Array<ResolversTypes['Bike']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type ComponentAccessoryArticleResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentAccessoryArticle'] = ResolversParentTypes['ComponentAccessoryArticle']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colorHex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  motor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>, ParentType, ContextType>;
  weightGrams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComponentBikeFrameResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentBikeFrame'] = ResolversParentTypes['ComponentBikeFrame']> = {
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

export type ComponentPageInfoArrayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageInfoArray'] = ResolversParentTypes['ComponentPageInfoArray']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  infoArrayTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listOfInfo?: Resolver<Maybe<Array<Maybe<ResolversTypes['ComponentSharedTitleText']>>>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentPageRichTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentPageRichText'] = ResolversParentTypes['ComponentPageRichText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  markdown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComponentSharedTitleTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComponentSharedTitleText'] = ResolversParentTypes['ComponentSharedTitleText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type ErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface I18NLocaleCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['I18NLocaleCode'], any> {
  name: 'I18NLocaleCode';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type NotificationBannerResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationBanner'] = ResolversParentTypes['NotificationBanner']> = {
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showEverywhere?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFooterAsSecondary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOnFooterAsMain?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSitemapPage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localizations?: Resolver<Array<Maybe<ResolversTypes['Page']>>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'ComponentPageHeroImage' | 'ComponentPageHighlightedTextImage' | 'ComponentPageInfoArray' | 'ComponentPageRichText' | 'Error', ParentType, ContextType>;
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
  notificationBanner?: Resolver<Maybe<ResolversTypes['NotificationBanner']>, ParentType, ContextType, RequireFields<QueryNotificationBannerArgs, 'status'>>;
  pages?: Resolver<Array<Maybe<ResolversTypes['Page']>>, ParentType, ContextType, RequireFields<QueryPagesArgs, 'pagination' | 'sort' | 'status'>>;
  pages_connection?: Resolver<Maybe<ResolversTypes['PageEntityResponseCollection']>, ParentType, ContextType, RequireFields<QueryPages_ConnectionArgs, 'pagination' | 'sort' | 'status'>>;
};

export type TermResolvers<ContextType = any, ParentType extends ResolversParentTypes['Term'] = ResolversParentTypes['Term']> = {
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadFile'] = ResolversParentTypes['UploadFile']> = {
  alternativeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Accessory?: AccessoryResolvers<ContextType>;
  AccessoryEntityResponseCollection?: AccessoryEntityResponseCollectionResolvers<ContextType>;
  Bike?: BikeResolvers<ContextType>;
  BikeEntityResponseCollection?: BikeEntityResponseCollectionResolvers<ContextType>;
  ComponentAccessoryArticle?: ComponentAccessoryArticleResolvers<ContextType>;
  ComponentBikeColor?: ComponentBikeColorResolvers<ContextType>;
  ComponentBikeDriveTrain?: ComponentBikeDriveTrainResolvers<ContextType>;
  ComponentBikeFrame?: ComponentBikeFrameResolvers<ContextType>;
  ComponentBikeGeometrySize?: ComponentBikeGeometrySizeResolvers<ContextType>;
  ComponentPageHeroImage?: ComponentPageHeroImageResolvers<ContextType>;
  ComponentPageHighlightedTextImage?: ComponentPageHighlightedTextImageResolvers<ContextType>;
  ComponentPageInfoArray?: ComponentPageInfoArrayResolvers<ContextType>;
  ComponentPageRichText?: ComponentPageRichTextResolvers<ContextType>;
  ComponentSharedTitleText?: ComponentSharedTitleTextResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Error?: ErrorResolvers<ContextType>;
  I18NLocaleCode?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  NotificationBanner?: NotificationBannerResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageEntityResponseCollection?: PageEntityResponseCollectionResolvers<ContextType>;
  PagePageZoneDynamicZone?: PagePageZoneDynamicZoneResolvers<ContextType>;
  Pagination?: PaginationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  UploadFile?: UploadFileResolvers<ContextType>;
};

