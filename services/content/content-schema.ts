import {
  GraphQLError,
  GraphQLScalarType,
  Kind,
  getNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
} from 'graphql';
import { parseDay, parseIsoDay } from '@/domain/time/day';
import { createTextScalar } from '../http/graphql';
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { ContentEntries, ContentVersions, Locale } from './entries';
import { matchesFilter, paginate, type Paginated, sortContentEntries } from './list-query';
import type {
  InputMaybe,
  PaginationArg,
  PublicationStatus,
} from '@/graphql/generated/content-resolvers';

const text = createTextScalar('I18NLocaleCode');

/**
 * The type of locale codes. As in Strapi, an unknown code written in the query is an error; an unknown code passed as a
 * variable matches no entries.
 */
const localeCode = new GraphQLScalarType<string, string>({
  ...text.toConfig(),
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING || !['de', 'en', '*'].includes(node.value)) {
      throw new GraphQLError('Unknown locale supplied', { nodes: node });
    }
    return node.value;
  },
});

/** A date, or a time with its time zone. A time without a zone would depend on the machine's zone. */
const isoTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Normalizes times to UTC with milliseconds, the format of the entries, so that they can be compared as strings. */
export const dateTimeScalar = createTextScalar('DateTime', (value) =>
  isoTime.test(value) && parseDay(value) !== null ? new Date(value).toISOString() : null,
);

export const dateScalar = createTextScalar('Date', parseIsoDay);

export interface ContentContext {
  content: ContentVersions;
}

interface ListArguments {
  filters?: unknown;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<readonly InputMaybe<string>[]>;
  status?: InputMaybe<PublicationStatus>;
  locale?: InputMaybe<string>;
}

interface Listable {
  documentId: string;
  /** Absent for entries that are the same in every language. */
  locale?: Locale;
}

type ListName = Exclude<keyof ContentEntries, 'notificationBanner'>;

const listTypes: Readonly<Record<ListName, string>> = {
  pages: 'Page',
  blogs: 'Blog',
  jobs: 'Job',
  events: 'Event',
  faqs: 'Faq',
  features: 'Feature',
  dealers: 'Dealer',
  downloads: 'Download',
  bikes: 'Bike',
  accessories: 'Accessory',
};

const listNames = Object.keys(listTypes) as ListName[];

let known: GraphQLSchema | undefined;

/**
 * Returns the content service's executable schema, created once. Entries contain their relations, so fields need no
 * resolvers.
 */
export function getContentSchema(): GraphQLSchema {
  known ??= createContentSchema();
  return known;
}

function createContentSchema(): GraphQLSchema {
  const typeDefs = readFileSync(
    new URL('../../graphql/content/schema.graphql', import.meta.url),
    'utf8',
  );
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: {
      I18NLocaleCode: localeCode,
      DateTime: dateTimeScalar,
      Date: dateScalar,
      Query: {
        notificationBanner: (_parent: unknown, args: ListArguments, context: ContentContext) =>
          inLanguage(versionOf(context, args).notificationBanner, args)[0] ?? null,
        ...Object.assign({}, ...listNames.map(listQueries)),
      },
    },
  });
  paginateNestedLists(schema);
  return schema;
}

function listQueries(name: ListName) {
  const list = (args: ListArguments, context: ContentContext, { schema }: GraphQLResolveInfo) =>
    listEntries<ContentEntries[ListName][number]>(versionOf(context, args)[name], args, (field) =>
      isSortable(schema, listTypes[name], field),
    );
  return {
    [name]: (
      _parent: unknown,
      args: ListArguments,
      context: ContentContext,
      info: GraphQLResolveInfo,
    ) => list(args, context, info).nodes,
    [`${name}_connection`]: (
      _parent: unknown,
      args: ListArguments,
      context: ContentContext,
      info: GraphQLResolveInfo,
    ) => list(args, context, info),
  };
}

function listEntries<Entry extends Listable>(
  entries: readonly Entry[],
  args: ListArguments,
  isSortableField: (field: string) => boolean,
): Paginated<Entry> {
  const found = inLanguage(entries, args).filter((entry) => matchesFilter(entry, args.filters));
  return paginate(sortContentEntries(found, args.sort ?? [], isSortableField), args.pagination);
}

/** Returns the published entries, or the drafts when the query requests them. Drafts have no publication date. */
function versionOf({ content }: ContentContext, { status }: ListArguments): ContentEntries {
  return content[status ?? 'PUBLISHED'];
}

/** Filters entries by language: German by default, all with `*`. There is no fallback to another language. */
function inLanguage<Entry extends Listable>(
  entries: readonly Entry[],
  { locale }: ListArguments,
): Entry[] {
  return entries.filter(
    (entry) => entry.locale === undefined || locale === '*' || entry.locale === (locale ?? 'de'),
  );
}

function isSortable(schema: GraphQLSchema, typeName: string, field: string): boolean {
  const type = schema.getType(typeName);
  const fieldType = isObjectType(type) ? type.getFields()[field]?.type : undefined;
  return fieldType !== undefined && isLeafType(getNamedType(fieldType));
}

/** Paginates lists within an entry like top-level lists, as Strapi does. */
function paginateNestedLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type === schema.getQueryType()) continue;
    for (const field of Object.values(type.getFields()))
      if (field.args.some(({ name }) => name === 'pagination'))
        field.resolve = (parent: Record<string, unknown>, { pagination }: ListArguments) => {
          const list = parent[field.name];
          return paginate<unknown>(Array.isArray(list) ? list : [], pagination).nodes;
        };
  }
}
