import type { Part, PartUid } from './editing/part-names';
import type { Person } from './workflow/person';
import type { Change } from './workflow/record-change';

/** The parts of Strapi 5 that this project uses. Strapi's own types are only installed together with Strapi. */
export interface Strapi {
  config: { get(name: 'plugin::upload'): { provider: string } };
  contentType(uid: string): ContentType;
  contentTypes: Record<string, ContentType>;
  cron: { add(jobs: Record<string, Job>): void };
  customFields: { register(fields: { name: string; type: string }[]): void };
  db: Database;
  documents: Documents;
  get<Name extends keyof Registered>(name: Name): Registered[Name];
  log: { info(message: string): void; error(message: string): void };
  plugin<Name extends keyof Plugins>(name: Name): Plugin<Plugins[Name]>;
  requestContext: { get(): ServerContext | undefined };
  server: {
    use(middleware: (ctx: ServerContext, next: () => Promise<void>) => Promise<void>): void;
    routes(router: { type: 'admin'; prefix: string; routes: Route[] }): void;
  };
  service(name: 'admin::api-token'): { hash(accessKey: string): string };
  store: { get(place: object): Promise<unknown>; set(kept: object): Promise<void> };
}

/** The argument that Strapi passes to the functions in `config`. */
export interface ConfigContext {
  env: {
    (name: string): string | undefined;
    (name: string, fallback: string): string;
    array(name: string): string[] | undefined;
    bool(name: string, fallback: boolean): boolean;
    int(name: string, fallback: number): number;
  };
}

export interface ContentType {
  uid: string;
  kind: 'collectionType' | 'singleType';
  attributes: Record<string, { target?: string }>;
  pluginOptions?: { i18n?: { localized?: boolean } };
}

/** The document fields that this project reads. Their presence depends on the content type. */
export interface Fields extends Partial<Record<KnownField, string | null>> {
  [field: string]: unknown;
}

type KnownField =
  | 'kind'
  | 'name'
  | 'publishAt'
  | 'question'
  | 'reviewStage'
  | 'slug'
  | 'text'
  | 'title';

export interface Entry extends Fields {
  id: number;
  documentId: string;
  locale?: string | null;
}

export interface Database {
  connection: Connection;
  lifecycles: {
    subscribe<Uid extends string, Data extends object>(subscriber: {
      models: Uid[];
      beforeCreate?(event: LifecycleEvent<Uid, Data>): void;
      beforeUpdate?(event: LifecycleEvent<Uid, Data>): Promise<void>;
    }): void;
  };
  metadata: { get(uid: string): { tableName: string } };
  query<Uid extends string>(uid: Uid): Query<Uid extends keyof Rows ? Rows[Uid] : Entry>;
  transaction(work?: (given: Transaction) => Promise<unknown>): Promise<unknown>;
}

/** The transaction object that Strapi passes to its callback. */
export interface Transaction {
  onCommit(tell: () => void): void;
}

export interface LifecycleEvent<Uid extends string, Data extends object> {
  model: { uid: Uid };
  params: { data: Data; where: object };
}

/** Knex, which Strapi uses to access its database. */
interface Connection {
  (table: string): TableQuery;
  raw(sql: string, values: string[]): object;
  unionAll(parts: TableQuery[]): Promise<Record<string, unknown>[]>;
}

interface TableQuery {
  count(as: string): TableQuery;
  max(as: string): TableQuery;
  select(column: object): TableQuery;
}

/** Database rows by uid: rows that are not entries, and components of entries. */
interface Rows extends Record<PartUid, Part & { id: number }> {
  'admin::api-token': { id: number; accessKey: string };
  'admin::permission': { id: number; properties: { locales?: string[] }; subject: string };
  'api::change.change': Change & { id: number; createdAt: string };
}

interface Query<Row> {
  count(wanted: { where: object }): Promise<number>;
  create(wanted: { data: object }): Promise<Row>;
  deleteMany(wanted: { where: object }): Promise<unknown>;
  findMany(wanted: ManyWanted): Promise<Row[]>;
  findOne(wanted: { where: object }): Promise<Row | null>;
  update(wanted: { where: object; data: object }): Promise<unknown>;
  updateMany(wanted: { where: object; data: object }): Promise<unknown>;
}

interface ManyWanted {
  where: object;
  limit?: number;
  orderBy?: Record<string, 'asc' | 'desc'>[];
  select?: string[];
}

interface Documents {
  (uid: string): DocumentService;
  use(work: (context: DocumentContext, next: () => DocumentAnswer) => DocumentAnswer): void;
}

/** Selects a document and a language. `*` means all languages. */
export interface DocumentParams {
  documentId?: string;
  locale?: string | null;
}

type Settling = 'clone' | 'delete' | 'discardDraft' | 'publish' | 'unpublish';
type Reading = 'count' | 'findFirst' | 'findMany' | 'findOne';

/** The action that is about to run on a document. */
export type DocumentContext = { uid: string; contentType: ContentType } & (
  | { action: 'create' | 'update'; params: DocumentParams & { data: Fields } }
  | { action: Reading | Settling; params: DocumentParams & { data?: Fields } }
);

/** The created or changed entry. If the action applied to all languages, the document. */
export type DocumentResult = Fields & { documentId?: string };

type DocumentAnswer = Promise<DocumentResult | null>;

interface DocumentService {
  count(wanted: { locale: string }): Promise<number>;
  create(wanted: Written): Promise<Entry>;
  findFirst(wanted: DocumentQuery & { filters: object; populate: '*' }): Promise<Entry | null>;
  findMany(wanted: DocumentQuery & { sort: string }): Promise<Entry[]>;
  findOne(wanted: DocumentQuery & { documentId: string }): Promise<Entry | null>;
  publish(wanted: { documentId: string; locale?: string }): Promise<unknown>;
  update(wanted: Written): Promise<unknown>;
}

type Written = DocumentParams & { data: Fields; status?: string };

interface DocumentQuery {
  fields?: string[];
  locale?: string | null | undefined;
  status?: string;
}

/** A request as every middleware receives it. */
export interface ServerContext {
  body?: { data?: object };
  path: string;
  state: { auth?: { strategy?: { name: string } }; user?: Person };
}

/** A request of a user who is signed in to the admin. */
export interface AdminContext {
  body?: { data: object };
  forbidden(): void;
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  state: { user: Person; userAbility: { can(action: string, subject: string): boolean } };
}

export interface Route {
  method: 'GET';
  path: string;
  handler: (ctx: AdminContext) => Promise<void>;
  info: { type: 'admin' };
}

interface Plugin<Services> {
  service<Name extends keyof Services>(name: Name): Services[Name];
}

interface Plugins {
  'content-manager': {
    components: ViewService & { findComponent(uid: string): Model };
    'content-types': ViewService & { findContentType(uid: string): Model };
  };
  graphql: { extension: GraphqlExtension };
  i18n: { locales: Locales };
  upload: {
    folder: { create(folder: { name: string }): Promise<{ id: number }> };
    provider: { upload(file: { getStream?: () => NodeJS.ReadableStream }): Promise<void> };
    upload: { formatFileInfo(given: object, info: object): Promise<FileInfo> };
  };
}

type FileInfo = Record<'ext' | 'hash' | 'mime', string>;

type Model = Pick<ContentType, 'attributes'>;

export interface ViewService {
  findConfiguration(model: Model): Promise<ViewConfiguration>;
  updateConfiguration(model: Model, configuration: ViewConfiguration): Promise<unknown>;
}

/** Settings of the admin for a type or component: layout, and labels and inputs of each field. */
export interface ViewConfiguration {
  layouts: object;
  metadatas: Record<string, { edit: object; list: object }>;
  settings: object;
}

interface GraphqlExtension {
  shadowCRUD(uid: string): { disable(): void; field(name: string): { disable(): void } };
  use(make: () => { resolvers: object }): void;
}

interface Locales {
  create(language: { code: string; name: string }): Promise<unknown>;
  findByCode(code: string): Promise<{ id: number; name: string } | null>;
  setDefaultLocale(language: { code: string }): Promise<void>;
  update(which: { id: number }, change: { name: string }): Promise<unknown>;
}

type Job = { task: () => Promise<void>; options: { rule: string } };

interface Registered {
  webhookRunner: { add(webhook: object): void; update(webhook: object): void };
  webhookStore: {
    createWebhook(webhook: object): Promise<object>;
    findWebhooks(): Promise<{ id: string; name: string }[]>;
    updateWebhook(id: string, webhook: object): Promise<object>;
  };
}
