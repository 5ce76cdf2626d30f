import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { PublicationStatus } from '@/graphql/generated/content/graphql';
import { env } from '@/lib/config/env';
import { CONTENT_REVALIDATE_SECONDS, contentTags } from '@/lib/content/cache-tags';
import { isPreview } from '@/lib/preview/is-preview';
import { fetchGraphql } from '../fetch-graphql';
import type { Result } from '../result';

interface ContentRead<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /** All but the status, which is not the caller's to choose. */
  readonly variables: Variables;
  /** Made by `contentTags`; pictures are part of every read. */
  readonly tags: readonly string[];
  /** What is published, even in an editor's preview. */
  readonly only?: 'PUBLISHED';
}

const service = {
  url: env.CONTENT_URL,
  headers:
    env.CONTENT_TOKEN === undefined ? undefined : { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
  retryOnce: true,
};

/**
 * The one way to read content. What is published is kept under its cache tags for at most five minutes; an editor's preview
 * reads the drafts, anew each time (Spec §7: publication state LIVE is the status PUBLISHED).
 */
export async function readContent<
  Data,
  Variables extends { status?: PublicationStatus | null | undefined },
>({ document, variables, tags, only }: ContentRead<Data, Variables>): Promise<Result<Data>> {
  if (await isPreview()) {
    const status = only ?? 'DRAFT';
    return fetchGraphql({ ...service, document, variables: { ...variables, status } });
  }
  return fetchGraphql({
    ...service,
    document,
    variables: { ...variables, status: 'PUBLISHED' },
    tags: [...tags, ...contentTags('upload')],
    revalidate: CONTENT_REVALIDATE_SECONDS,
  });
}
