import { useSyncExternalStore } from 'react';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CountriesDocument } from '@/graphql/generated/shop/graphql';
import { clientState, getClientState } from '@/lib/browser/state/client-state';
import { createExternalStore } from '@/lib/browser/state/external-store';
import {
  getSession,
  subscribeToSessionBegin,
  subscribeToSessionEnd,
} from '@/lib/browser/session/session-store';
import { sessionOwnerHeader } from '@/lib/platform/http/session-protocol';
import { createFreshReadsLink, reportLink } from './apollo-links';
import { sessionLink } from './session-link';
import { createShopCache } from './shop-cache';

const timeoutMs = 20_000;
/**
 * Maximum length in characters of a request body sent with `keepalive`: browsers limit all such requests together to 64
 * KiB, and a quick order can be longer.
 */
const maxKeepaliveLength = 32_000;

const current = createExternalStore(createClient());
let language = getClientState().language;

// The next user must not see cached or pending responses of the previous one, nor texts in another language.
subscribeToSessionEnd(replaceClient);
subscribeToSessionBegin(replaceClient);
clientState.subscribe(() => {
  if (getClientState().language !== language) replaceClient();
});

/**
 * Returns the page's Apollo client. There is one per session and language, so that data of two users never shares a
 * cache. Requests to /api/shop contain only the name of an operation; the server has the operation texts.
 */
export function getApolloClient(): ApolloClient {
  return current.get();
}

/** Subscribes to the Apollo client, which is replaced when the session changes. */
export function useSessionApolloClient(): ApolloClient {
  return useSyncExternalStore(current.subscribe, current.get, current.get);
}

function replaceClient(): void {
  const created = createClient();
  const countries = current.get().readQuery({ query: CountriesDocument });
  // The list of countries is not personal, and an open form needs it while a visitor becomes a guest.
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
    // Queries are not deduplicated: a pending response may be older than the last write.
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
    // `keepalive` completes a write when the customer leaves the page right after the click.
    fetch: (input, init) =>
      window.fetch(input, {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
        keepalive: typeof init?.body === 'string' && init.body.length <= maxKeepaliveLength,
      }),
  });
}
