import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { EmbeddedShopLevel } from '../../platform/services-config';
import type { ShopContext } from '../base/shop-context';
import type { TokenRejection } from '../base/shop-errors';
import { type HiddenFields, hiddenFields, stockHiddenFields } from './hidden-fields';
import { specificationResolvers, stockResolvers } from './level-resolvers';

/** Everything in which the levels of the shop differ. Each entry is used at one border of the shop. */
export interface LevelBehavior {
  /** The schema, below graphql/shop. */
  readonly schemaFile: string;
  /** Types that have another name than in the schema file. */
  readonly renamedTypes: Readonly<Record<string, string>>;
  /** Resolvers that replace those of the full shop. */
  readonly resolvers: Resolvers<ShopContext>;
  /** Root fields that callers who are not signed in cannot use. */
  readonly hiddenFields: HiddenFields;
  /** Whether introspection shows hidden fields only to signed-in customers. */
  readonly hidesFromIntrospection: boolean;
  /** Whether the ID tokens of the identity service are valid. */
  readonly acceptsIdTokens: boolean;
  /** Whether an anonymous token gives the right to have baskets. */
  readonly hasAnonymousBaskets: boolean;
  /** Whether customers belong to groups. Without them every customer is a consumer. */
  readonly hasGroups: boolean;
  /** Messages for rejected tokens that differ from those of the full shop. */
  readonly tokenMessages: Readonly<Partial<Record<TokenRejection, string>>>;
  /** Whether errors have a `debugMessage` beside the message. */
  readonly hasDebugMessages: boolean;
  /** Message, with status 200, for a request that is not readable. Null: status 400 or 415 with the reason. */
  readonly unreadableRequestMessage: string | null;
  /** Whether a failure of a whole request is returned as an HTML page. */
  readonly hasMaintenancePage: boolean;
}

const full: LevelBehavior = {
  schemaFile: 'schema.graphql',
  renamedTypes: {},
  resolvers: {},
  hiddenFields,
  hidesFromIntrospection: false,
  acceptsIdTokens: true,
  hasAnonymousBaskets: true,
  hasGroups: true,
  tokenMessages: {},
  hasDebugMessages: false,
  unreadableRequestMessage: null,
  hasMaintenancePage: false,
};

const revoked = 'The token is not registered';

const stock: LevelBehavior = {
  schemaFile: 'levels/stock.graphql',
  renamedTypes: {},
  resolvers: stockResolvers,
  hiddenFields: stockHiddenFields,
  hidesFromIntrospection: true,
  acceptsIdTokens: false,
  hasAnonymousBaskets: false,
  hasGroups: false,
  tokenMessages: { invalid: 'The token is invalid', revoked },
  hasDebugMessages: true,
  unreadableRequestMessage: 'Syntax Error: Unexpected <EOF>',
  hasMaintenancePage: true,
};

/** The levels: the maker's own shop, a shop as specified, and OXID 6 and 7 with GraphQL Storefront only. */
export const levelBehaviors: Readonly<Record<EmbeddedShopLevel, LevelBehavior>> = {
  full,
  specification: {
    ...full,
    schemaFile: 'levels/specification.graphql',
    resolvers: specificationResolvers,
  },
  stock,
  'stock-7': {
    ...stock,
    renamedTypes: { PaginationInput: 'PaginationFilterInput' },
    tokenMessages: { revoked },
  },
};
