import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { PublicationStatus } from '@/graphql/generated/content/graphql';
import type { Result } from '../result';

/** What a question may hold beside what it asks for: whether drafts are meant. */
export type ContentVariables = { status?: PublicationStatus | null | undefined };

export interface ContentRead<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /** All but the status, which is not the caller's to choose. */
  readonly variables: Variables;
  /** Made by `contentTags`; pictures are part of every read. */
  readonly tags: readonly string[];
  /** What is published, even in an editor's preview. */
  readonly only?: 'PUBLISHED' | undefined;
}

/** A way to put a question to the content service. */
export type AskContent = <Data, Variables extends ContentVariables>(
  read: ContentRead<Data, Variables>,
) => Promise<Result<Data>>;
