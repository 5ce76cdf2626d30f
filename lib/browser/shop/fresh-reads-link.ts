import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, from, lastValueFrom } from 'rxjs';

/** How often one read is asked again; then its answer has to do. */
const maxRepeats = 3;

/**
 * Asks a read again when a write has come back since it began: its answer may be of a moment before, and would come over what the
 * write has just told the cache.
 */
export function freshReadsLink(): ApolloLink {
  let writes = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(finalize(() => (writes += 1)));
    const read = async (repeats: number): Promise<ApolloLink.Result> => {
      const before = writes;
      const result = await lastValueFrom(forward(operation));
      return writes === before || repeats === 0 ? result : read(repeats - 1);
    };
    return from(read(maxRepeats));
  });
}
