import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { tap } from 'rxjs';
import { toOutcome } from './outcome';
import { reportRefusal, reportSilence } from './report-failure';

/** Reports every operation that came to nothing, whoever asked for it. */
export const reportLink = new ApolloLink((operation, forward) => {
  const report = (data: unknown, error: unknown) => {
    const outcome = toOutcome(data, error);
    const name = operation.operationName ?? 'unnamed';
    if (outcome.kind === 'refused') reportRefusal(name, outcome.messages[0] ?? '');
    if (outcome.kind === 'unreachable') reportSilence(name, outcome.message);
  };
  return forward(operation).pipe(
    tap({
      next: (result) =>
        report(result.data, result.errors?.length ? new CombinedGraphQLErrors(result) : undefined),
      error: (error: unknown) => report(undefined, error),
    }),
  );
});
