import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, GraphQLScalarType, type GraphQLSchema, Kind } from 'graphql';
import type { ContentEntries } from './entries';
import { matchesFilter } from './match-filter';
import { paginate, type Paginated } from './paginate';
import { sortEntries } from './sort-entries';
import type {
  InputMaybe,
  PaginationArg,
  PublicationStatus,
} from '@/graphql/generated/content-resolvers';

export interface ContentContext {
  entries: ContentEntries;
}

interface ListArguments {
  filters?: unknown;
  pagination?: InputMaybe<PaginationArg>;
  sort?: InputMaybe<readonly InputMaybe<string>[]>;
  status?: InputMaybe<PublicationStatus>;
  locale?: InputMaybe<string>;
}

interface Listable {
  locale: 'de' | 'en';
  /** Absent: always published. */
  publishedAt?: string | null;
}

type ListName = 'bikes' | 'accessories' | 'pages';

/** The content service's executable schema; the entries carry their relations, so most fields need no resolver. */
export function createContentSchema(): GraphQLSchema {
  const typeDefs = readFileSync(
    new URL('../../graphql/content/schema.graphql', import.meta.url),
    'utf8',
  );
  return makeExecutableSchema({
    typeDefs,
    resolvers: {
      I18NLocaleCode: localeCode,
      Query: {
        notificationBanner: (_parent: unknown, args: ListArguments, { entries }: ContentContext) =>
          visible(entries.banners, args)[0] ?? null,
        ...listQueries('pages'),
        ...listQueries('bikes'),
        ...listQueries('accessories'),
      },
      Bike: {
        accessories: ({ accessories }: { accessories: unknown[] }, { pagination }: ListArguments) =>
          paginate(accessories, pagination).nodes,
      },
    },
  });
}

function listQueries(name: ListName) {
  const list = (args: ListArguments, { entries }: ContentContext) =>
    listEntries<ContentEntries[ListName][number]>(entries[name], args);
  return {
    [name]: (_parent: unknown, args: ListArguments, context: ContentContext) =>
      list(args, context).nodes,
    [`${name}_connection`]: (_parent: unknown, args: ListArguments, context: ContentContext) =>
      list(args, context),
  };
}

function listEntries<Entry extends Listable>(
  entries: readonly Entry[],
  args: ListArguments,
): Paginated<Entry> {
  const found = visible(entries, args).filter((entry) => matchesFilter(entry, args.filters));
  return paginate(sortEntries(found, args.sort ?? []), args.pagination);
}

/** Entries of the wished language, German when none is named, all with `*`. Drafts show only when asked for, and then without a date of publication. */
function visible<Entry extends Listable>(
  entries: readonly Entry[],
  { status, locale }: ListArguments,
): Entry[] {
  const inLocale = entries.filter((entry) => locale === '*' || entry.locale === (locale ?? 'de'));
  if (status !== 'DRAFT') return inLocale.filter((entry) => entry.publishedAt !== null);
  return inLocale.map((entry) =>
    'publishedAt' in entry ? { ...entry, publishedAt: null } : entry,
  );
}

/** As Strapi: an unknown code written into the query is invalid; given by variable it just finds nothing. */
const localeCode = new GraphQLScalarType<string, string>({
  name: 'I18NLocaleCode',
  serialize: String,
  parseValue: String,
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING || !['de', 'en', '*'].includes(node.value)) {
      throw new GraphQLError('Unknown locale supplied', { nodes: node });
    }
    return node.value;
  },
});
