import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { cache } from 'react';
import type { PublicationStatus } from '@/graphql/generated/content/graphql';
import { wireTypes } from '@/graphql/generated/content/wire-types';
import { env } from '@/lib/platform/config/env';
import { isBuild } from '@/lib/platform/config/is-build';
import { CONTENT_REVALIDATE_SECONDS, contentTags } from './cache-tags';
import { isPreview } from '@/lib/platform/http/is-preview';
import { fetchGraphql } from '../fetch-graphql';
import { printDocument } from '../print-document';
import type { Result } from '../result';

export interface ContentRead<Data, Variables> {
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
  types: wireTypes,
  headers:
    env.CONTENT_TOKEN === undefined ? undefined : { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
  retryOnce: true,
};

/** Some rather wait than see an error: an editor, whose preview asks for much at once, and a build, which asks for everything. */
const patientMs = 30_000;

/** What was asked for while one page is made, by its question: the parts of a page ask for the same things. */
const draftsOfPage = cache(() => new Map<string, Promise<Result<unknown>>>());

/**
 * What the content service answers, as editors wrote it. What is published is kept under its cache tags for at most five minutes; an
 * editor's preview reads the drafts, anew each time (Spec §7: publication state LIVE is the status PUBLISHED).
 */
export async function askContent<
  Data,
  Variables extends { status?: PublicationStatus | null | undefined },
>({ document, variables, tags, only }: ContentRead<Data, Variables>): Promise<Result<Data>> {
  if (await isPreview()) {
    return readDraft(document, { ...variables, status: only ?? 'DRAFT' });
  }
  return fetchGraphql({
    ...service,
    document,
    variables: { ...variables, status: 'PUBLISHED' },
    tags: [...tags, ...contentTags('upload')],
    revalidate: CONTENT_REVALIDATE_SECONDS,
    ...(isBuild ? { timeoutMs: patientMs } : {}),
  });
}

/** Drafts are never kept beyond the page they are asked for. */
function readDraft<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Result<Data>> {
  const asked = draftsOfPage();
  const question = printDocument(document) + JSON.stringify(variables);
  const answer =
    asked.get(question) ?? fetchGraphql({ ...service, document, variables, timeoutMs: patientMs });
  asked.set(question, answer);
  // The same question has an answer of the same type.
  return answer as Promise<Result<Data>>;
}
