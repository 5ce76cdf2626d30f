import { type DocumentNode, Kind, print, type FieldNode, visit } from 'graphql';

/** The name of a document's operation; 'anonymous' when it bears none. */
export function getOperationName({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION
    ? (operation.name?.value ?? 'anonymous')
    : 'anonymous';
}

const printed = new WeakMap<DocumentNode, string>();

/** The text of a document, printed once. */
export function formatDocument(document: DocumentNode): string {
  const known = printed.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  printed.set(document, text);
  return text;
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The document with `__typename` in every selection but the operation's own, as the browser's cache expects it. */
export function addTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
}

/** True when the operation declares the variable. */
export function hasVariable(document: DocumentNode, name: string): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === name),
  );
}
