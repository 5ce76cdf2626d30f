import { type DocumentNode, Kind, print, type FieldNode, visit } from 'graphql';

/** Returns the name of the operation in a document, or 'anonymous' for an operation without a name. */
export function getOperationName({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION
    ? (operation.name?.value ?? 'anonymous')
    : 'anonymous';
}

const printed = new WeakMap<DocumentNode, string>();

/** Returns the source text of a document. Cached, so each document is printed once. */
export function formatDocument(document: DocumentNode): string {
  const known = printed.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  printed.set(document, text);
  return text;
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Adds `__typename` to every selection except the operation's root, as the browser's cache expects. */
export function addTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
}

export function hasVariable(document: DocumentNode, name: string): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === name),
  );
}
