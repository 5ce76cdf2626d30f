import 'server-only';
import type { DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { failure, type Result, success } from './result';
import { operationNameOf } from './operation-name';
import { type FieldPlan, planAnswer, type WireTypes } from './wire/answer-plan';
import { findProblem } from './wire/find-problem';

const plans = new WeakMap<DocumentNode, readonly FieldPlan[]>();

/**
 * An answer's data as its document promises it. A missing field, a null or a type the contract does not allow is a failure of the
 * layer invalid-response that names document and path: `BikeList: bikes[3].frameVariation[0].short is missing`.
 */
export function readAnswer<Data>(
  document: TypedDocumentNode<Data, never>,
  data: unknown,
  types: WireTypes,
): Result<Data> {
  const plan = plans.get(document) ?? planAnswer(document, types);
  plans.set(document, plan);
  const problem = findProblem(data, plan);
  if (problem !== null) {
    const message = `${operationNameOf(document)}: ${problem}`;
    return failure({ layer: 'invalid-response', message, isRetryable: false });
  }
  // The plan is the document's own, and the document's type is made of the same schema.
  return success(data as Data);
}
