import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type PublicationStatus,
  ContentVariablesDocument,
  type ContentVariablesQuery,
  DealerListDocument,
} from '@/graphql/generated/content/graphql';
import {
  type Result,
  type GatewayError,
  filterPresent,
  failure,
  success,
} from '@/lib/gateways/result';
import { cache } from 'react';
import {
  type ContentVariables,
  isContentVariableName,
  applyContentVariablesToData,
  hasPlaceholder,
} from '@/domain/content/content-variables';
import {
  buildCatalogVariables,
  buildShopVariables,
  buildStaticVariables,
} from '@/domain/content/build-content-variables';
import { fetchShopVariables } from '@/lib/gateways/shop/order-terms.gateway';
import { getContentCacheTags, CONTENT_REVALIDATE_SECONDS } from './cache-tags';
import { mapDealer } from './map-dealer';
import { logger } from '@/lib/platform/observability/logger';
import { languages } from '@/domain/locale/language';
import { schemaTypes } from '@/graphql/generated/content/schema-types';
import { env, isBuild } from '@/lib/platform/config/env';
import { isPreview } from '@/lib/platform/http/is-preview';
import { fetchGraphql } from '@/lib/gateways/fetch-graphql';
import { formatDocument } from '@/lib/gateways/graphql-document';
import 'server-only';

/** Variables that every content query accepts: `status` selects published content or drafts. */
export type ContentQueryVariables = { status?: PublicationStatus | null | undefined };

export interface ContentQueryOptions<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /** Variables of the query without `status`, which `fetchContent` sets. */
  readonly variables: Variables;
  /** Cache tags of the query, created by `getContentCacheTags`. The tag for uploads is added to every query. */
  readonly tags: readonly string[];
  /** Set to read published content even in an editor's preview. */
  readonly only?: 'PUBLISHED' | undefined;
}

/** Sends a query to the content service. */
export type FetchContent = <Data, Variables extends ContentQueryVariables>(
  read: ContentQueryOptions<Data, Variables>,
) => Promise<Result<Data>>;

interface KnownVariables {
  readonly facts: ContentVariables;
  /**
   * Error of the first service that failed; the content variables of that service are missing. Null when no service
   * failed.
   */
  readonly error: GatewayError | null;
}

/**
 * Fetches the content variables: values for placeholders in editorial texts, such as the number of dealers. Uses
 * published content even in a preview. Leaves out the variables of a service that fails, and returns the error. Cached
 * per page. `fetchFact` must not replace placeholders, because that requires the content variables.
 */
export const fetchContentVariables = cache(
  async (fetchFact: FetchContent): Promise<KnownVariables> => {
    const [products, dealers, shop] = await Promise.all([
      fetchFact({
        document: ContentVariablesDocument,
        variables: { locale: 'en' },
        tags: [...getContentCacheTags('bike', 'en'), ...getContentCacheTags('accessory', 'en')],
        only: 'PUBLISHED',
      }),
      fetchFact({
        document: DealerListDocument,
        variables: {},
        tags: getContentCacheTags('dealer'),
        only: 'PUBLISHED',
      }),
      fetchShopVariables(),
    ]);
    const facts = {
      ...buildStaticVariables(),
      ...(products.ok &&
        dealers.ok &&
        buildCatalogVariables({
          dealers: dealers.data.dealers.filter((dealer) => dealer && mapDealer(dealer)).length,
          models: filterPresent(products.data.bikes).map(
            ({ slug, name, specs, driveTrainVariation }) => ({
              ...{ slug, name },
              hasMotor: filterPresent(driveTrainVariation ?? []).some(({ motor }) =>
                Boolean(motor),
              ),
              specs: linesOf(specs),
            }),
          ),
          belts: filterPresent(products.data.accessories).map(({ slug, specs }) => ({
            slug,
            specs: linesOf(specs),
          })),
        })),
      ...(shop.ok && buildShopVariables(shop.data)),
    };
    const [failed] = [products, dealers, shop].filter((result) => !result.ok);
    return { facts, error: failed?.error ?? null };
  },
);

type WireLines = NonNullable<ContentVariablesQuery['bikes'][number]>['specs'];

function linesOf(lines: WireLines) {
  return filterPresent(lines ?? []).map(({ title, text }) => ({
    title: title ?? '',
    text: text ?? '',
  }));
}

const reported = new Set<string>();

/** Logs a placeholder for which no service provides a value, once per name. Readers then see the placeholder itself. */
function logUnfilledVariable(name: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  logger.warn('A text contains an unknown content variable', { variable: `{{${name}}}` });
}

const service = {
  url: env.CONTENT_URL,
  types: schemaTypes,
  ...(env.CONTENT_TOKEN !== undefined && {
    headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
  }),
  retryOnce: true,
};

/**
 * Timeout in ms for an editor's preview, which sends many queries at once, and for a build, which fetches the whole
 * content.
 */
const patientMs = 30_000;

/**
 * Draft requests of the page being rendered, by query and variables, because several components of a page read the same
 * content.
 */
const draftsOfPage = cache(() => new Map<string, Promise<Result<unknown>>>());

/**
 * Reads content and replaces its placeholders: published content, or drafts in an editor's preview. Fails when a text
 * contains a content variable whose service failed. An unknown placeholder stays in the text and is logged once.
 */
export async function fetchContent<Data, Variables extends ContentQueryVariables>(
  read: ContentQueryOptions<Data, Variables>,
): Promise<Result<Data>> {
  const result = await sendContentRequest(read);
  if (!result.ok || !hasPlaceholder(result.data)) return result;
  const { facts, error } = await fetchContentVariables(sendContentRequest);
  const { data, unfilled } = applyContentVariablesToData(
    result.data,
    facts,
    languageOf(read.variables),
  );
  if (error && unfilled.some(isContentVariableName)) return failure(error);
  unfilled.forEach(logUnfilledVariable);
  return success(data);
}

function languageOf(variables: object) {
  const locale = 'locale' in variables ? variables.locale : null;
  return languages.find((language) => language === locale) ?? null;
}

/**
 * Reads content without replacing its placeholders. Published content is cached under its tags for at most five
 * minutes. An editor's preview reads drafts, uncached (Specification §7: publication state LIVE is the status
 * PUBLISHED).
 */
export async function sendContentRequest<Data, Variables extends ContentQueryVariables>({
  document,
  variables,
  tags,
  only,
}: ContentQueryOptions<Data, Variables>): Promise<Result<Data>> {
  if (await isPreview()) {
    return fetchDraft(document, { ...variables, status: only ?? 'DRAFT' });
  }
  return fetchGraphql({
    ...service,
    document,
    variables: { ...variables, status: 'PUBLISHED' },
    tags: [...tags, ...getContentCacheTags('upload')],
    revalidate: CONTENT_REVALIDATE_SECONDS,
    ...(isBuild ? { timeoutMs: patientMs } : {}),
  });
}

/** Fetches drafts. They are cached only while the page is rendered. */
function fetchDraft<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Result<Data>> {
  const draftRequests = draftsOfPage();
  const question = formatDocument(document) + JSON.stringify(variables);
  const answer =
    draftRequests.get(question) ??
    fetchGraphql({ ...service, document, variables, timeoutMs: patientMs });
  draftRequests.set(question, answer);
  // The cast is safe: the cached response belongs to the same query.
  return answer as Promise<Result<Data>>;
}
