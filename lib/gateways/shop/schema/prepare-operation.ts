import 'server-only';
import type { DocumentNode } from 'graphql';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { getOperationName } from '@/lib/gateways/graphql-document';
import { failure, type Result, success } from '@/lib/gateways/result';
import { type CutDocument, cutDocument } from './cut-document';
import { cutVariables } from './cut-variables';
import { loadShopSchema } from './load-shop-schema';
import type { ShopSchema } from './shop-schema';

interface PreparedOperation {
  /** The document in the words of the shop's schema. */
  readonly document: DocumentNode;
  readonly variables: unknown;
}

const cutDocuments = new WeakMap<ShopSchema, WeakMap<DocumentNode, CutDocument>>();

/**
 * Reduces an operation to what the shop has. Fails with layer `unsupported` when the shop lacks the operation or
 * something the operation cannot do without. While the schema is unknown, the operation stays unchanged.
 */
export async function prepareOperation(
  document: DocumentNode,
  variables: unknown,
): Promise<Result<PreparedOperation>> {
  const schema = await loadShopSchema();
  if (schema === null) return success({ document, variables });
  const { document: cut, missing } = getCutDocument(document, schema);
  if (cut === null)
    return failure({
      layer: 'unsupported',
      message: `${getOperationName(document)}: the shop has no ${missing.join(', ')}`,
      isRetryable: false,
    });
  return success({
    document: cut,
    variables: cutVariables(variables as Record<string, unknown>, cut, schema),
  });
}

function getCutDocument(document: DocumentNode, schema: ShopSchema): CutDocument {
  let known = cutDocuments.get(schema);
  if (!known) cutDocuments.set(schema, (known = new WeakMap()));
  const found = known.get(document) ?? cutDocument(document, schema, schemaTypes);
  known.set(document, found);
  return found;
}
