import { useSyncExternalStore } from 'react';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CountriesDocument } from '@/graphql/generated/shop/graphql';
import { clientState, getClientState } from '@/lib/browser/state/client-state';
import { createExternalStore } from '@/lib/browser/state/external-store';
import {
  subscribeToSessionBegin,
  subscribeToSessionEnd,
} from '@/lib/browser/session/session-store';
import { sessionOwnerHeader } from '@/lib/platform/http/session-protocol';
import { getSession } from '@/lib/browser/session/session-store';
import { createFreshReadsLink } from './apollo-links';
import { reportLink } from './apollo-links';
import { sessionLink } from './session-link';
import { createShopCache } from './shop-cache';

const timeoutMs = 20_000;
/** Browsers refuse to keep more than 64 KiB alive, all calls together; a quick order can be longer. */
const keptAliveLength = 32_000;

const current = createExternalStore(createClient());
let language = getClientState().language;

// Whoever comes next must not find the answers of the one before, nor one that is still under way, nor words of another language.
subscribeToSessionEnd(replaceClient);
subscribeToSessionBegin(replaceClient);
clientState.subscribe(() => {
  if (getClientState().language !== language) replaceClient();
});

/**
 * The page's Apollo client: one for each session and language, so that no cache ever holds two callers' answers. It speaks to
 * /api/shop only, which knows the operations' texts by their names.
 */
export function getApolloClient(): ApolloClient {
  return current.get();
}

/** Follows the client: another one as soon as the session is another. */
export function useSessionApolloClient(): ApolloClient {
  return useSyncExternalStore(current.subscribe, current.get, current.get);
}

function replaceClient(): void {
  const created = createClient();
  const countries = current.get().readQuery({ query: CountriesDocument });
  // Nobody's secret, and a form may stand on them that goes on while its visitor becomes a guest.
  if (countries && language === getClientState().language)
    created.writeQuery({ query: CountriesDocument, data: countries });
  language = getClientState().language;
  current.set(created);
}

function createClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      reportLink,
      createFreshReadsLink(),
      sessionLink,
      namesOnlyLink(),
      shopLink(),
    ]),
    // A read asks the shop: an answer under way may be of a moment before the last write.
    queryDeduplication: false,
    cache: createShopCache(),
  });
}

function namesOnlyLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { owner } = getSession();
    operation.setContext({
      http: { includeQuery: false, includeExtensions: false },
      ...(owner !== null && { headers: { [sessionOwnerHeader]: owner } }),
    });
    return forward(operation);
  });
}

function shopLink(): ApolloLink {
  return new HttpLink({
    uri: () => `/api/shop?lang=${getClientState().language}`,
    credentials: 'same-origin',
    // A write goes on when the shopper leaves the page right after the click.
    fetch: (input, init) =>
      window.fetch(input, {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
        keepalive: typeof init?.body === 'string' && init.body.length <= keptAliveLength,
      }),
  });
}
