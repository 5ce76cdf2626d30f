import { type DocumentNode, type FieldNode, Kind, visit } from 'graphql';

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** The document with `__typename` in every selection but the operation's own, as the browser's cache expects it. */
export function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
}

/** True when the operation declares the variable. */
export function declaresVariable(document: DocumentNode, name: string): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === name),
  );
}
