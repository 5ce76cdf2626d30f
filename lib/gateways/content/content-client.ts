import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type PublicationStatus,
  ContentFactsDocument,
  type ContentFactsQuery,
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
import { fetchShopVariables } from '@/lib/gateways/shop/terms.gateway';
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

/** What a question may hold beside what it asks for: whether drafts are meant. */
export type ContentQueryVariables = { status?: PublicationStatus | null | undefined };

export interface ContentRequest<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /** All but the status, which is not the caller's to choose. */
  readonly variables: Variables;
  /** Made by `getContentCacheTags`; pictures are part of every read. */
  readonly tags: readonly string[];
  /** What is published, even in an editor's preview. */
  readonly only?: 'PUBLISHED' | undefined;
}

/** A way to put a question to the content service. */
export type FetchContent = <Data, Variables extends ContentQueryVariables>(
  read: ContentRequest<Data, Variables>,
) => Promise<Result<Data>>;

interface KnownVariables {
  readonly facts: ContentVariables;
  /** Why some of them are not known just now. */
  readonly error: GatewayError | null;
}

/**
 * What texts may repeat of the data, as the services tell it: of what is published, also in a preview. What one of them cannot tell is
 * left out. Asked once a page, in the way given, which fills in no facts itself.
 */
export const fetchContentVariables = cache(
  async (fetchFact: FetchContent): Promise<KnownVariables> => {
    const [products, dealers, shop] = await Promise.all([
      fetchFact({
        document: ContentFactsDocument,
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

type WireLines = NonNullable<ContentFactsQuery['bikes'][number]>['specs'];

function linesOf(lines: WireLines) {
  return filterPresent(lines ?? []).map(({ title, text }) => ({
    title: title ?? '',
    text: text ?? '',
  }));
}

const reported = new Set<string>();

/** Says once for each name that a text waits for a fact nobody knows; the text shows the name. */
function logUnfilledVariable(name: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  logger.warn('A text contains an unknown fact', { name: `{{${name}}}` });
}

const service = {
  url: env.CONTENT_URL,
  types: schemaTypes,
  ...(env.CONTENT_TOKEN !== undefined && {
    headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
  }),
  retryOnce: true,
};

/** Some rather wait than see an error: an editor, whose preview asks for much at once, and a build, which asks for everything. */
const patientMs = 30_000;

/** What was asked for while one page is made, by its question: the parts of a page ask for the same things. */
const draftsOfPage = cache(() => new Map<string, Promise<Result<unknown>>>());

/**
 * The one way to read content: as it is published, or drafted in an editor's preview, with the facts that its texts repeat filled in,
 * whichever service it comes from. Fails as well when a fact is needed and the service that knows it cannot answer; a name that no fact
 * has stays in the text and is reported once.
 */
export async function fetchContent<Data, Variables extends ContentQueryVariables>(
  read: ContentRequest<Data, Variables>,
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
 * What the content service answers, as editors wrote it. What is published is kept under its cache tags for at most five minutes; an
 * editor's preview reads the drafts, anew each time (Specification §7: publication state LIVE is the status PUBLISHED).
 */
export async function sendContentRequest<Data, Variables extends ContentQueryVariables>({
  document,
  variables,
  tags,
  only,
}: ContentRequest<Data, Variables>): Promise<Result<Data>> {
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

/** Drafts are never kept beyond the page they are asked for. */
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
  // The same question has an answer of the same type.
  return answer as Promise<Result<Data>>;
}
