import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { cache } from 'react';
import { isFactName } from '@/domain/content-facts/fill-facts';
import { fillValues, holdsPlaceholder } from '@/domain/content-facts/fill-values';
import { languages } from '@/domain/language/detect-language';
import { wireTypes } from '@/graphql/generated/content/wire-types';
import { env } from '@/lib/platform/config/env';
import { isBuild } from '@/lib/platform/config/is-build';
import { isPreview } from '@/lib/platform/http/is-preview';
import { fetchGraphql } from '../fetch-graphql';
import { printDocument } from '../print-document';
import { failure, type Result, success } from '../result';
import { CONTENT_REVALIDATE_SECONDS, contentTags } from './cache-tags';
import { readContentFacts } from './content-facts.gateway';
import type { ContentRead, ContentVariables } from './content-read';
import { reportUnfilled } from './report-unfilled';

const service = {
  url: env.CONTENT_URL,
  types: wireTypes,
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
export async function readContent<Data, Variables extends ContentVariables>(
  read: ContentRead<Data, Variables>,
): Promise<Result<Data>> {
  const result = await askContent(read);
  if (!result.ok || !holdsPlaceholder(result.data)) return result;
  const { facts, error } = await readContentFacts(askContent);
  const { data, unfilled } = fillValues(result.data, facts, languageOf(read.variables));
  if (error && unfilled.some(isFactName)) return failure(error);
  unfilled.forEach(reportUnfilled);
  return success(data);
}

function languageOf(variables: object) {
  const locale = 'locale' in variables ? variables.locale : null;
  return languages.find((language) => language === locale) ?? null;
}

/**
 * What the content service answers, as editors wrote it. What is published is kept under its cache tags for at most five minutes; an
 * editor's preview reads the drafts, anew each time (Spec §7: publication state LIVE is the status PUBLISHED).
 */
export async function askContent<Data, Variables extends ContentVariables>({
  document,
  variables,
  tags,
  only,
}: ContentRead<Data, Variables>): Promise<Result<Data>> {
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
