import { type DocumentNode, Kind } from 'graphql';

/** The name of a document's operation; 'anonymous' when it bears none. */
export function operationNameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION
    ? (operation.name?.value ?? 'anonymous')
    : 'anonymous';
}
