import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { getClientState } from '@/lib/browser/state/client-state';
import { onSessionBegin, onSessionEnd } from '@/lib/browser/session/session-end';
import { sessionOwnerHeader } from '@/lib/platform/http/session-owner-header';
import { getSession } from '@/lib/browser/session/session-store';
import { sessionLink } from './session-link';

const timeoutMs = 20_000;
/** Browsers refuse to keep more than 64 KiB alive, all calls together; a quick order can be longer. */
const keptAliveLength = 32_000;

let client: ApolloClient | null = null;

/** The page's one Apollo client. It speaks to /api/shop only, which knows the operations' texts by their names. */
export function getBrowserClient(): ApolloClient {
  client ??= createClient();
  return client;
}

function createClient(): ApolloClient {
  const created = new ApolloClient({
    link: ApolloLink.from([sessionLink, namesOnlyLink, shopLink()]),
    // A read asks the shop: an answer under way may be of a moment before the last write.
    queryDeduplication: false,
    cache: new InMemoryCache({
      typePolicies: {
        BasketCost: { merge: true },
        BasketProductBruttoSum: { merge: true },
        Price: { merge: true },
        ProductStock: { merge: true },
        InvoiceAddress: { merge: true },
        // Lists are the shop's: what it no longer names is gone.
        Customer: {
          fields: {
            baskets: { merge: false },
            deliveryAddresses: { merge: false },
            orders: { merge: false },
          },
        },
        Basket: { fields: { items: { merge: false } } },
        Query: {
          fields: { basketDeliveryMethods: { merge: false }, basketPayments: { merge: false } },
        },
      },
    }),
  });
  // Whoever comes next must not find the answers of the one before.
  onSessionEnd(() => void created.cache.reset());
  onSessionBegin(() => void created.cache.reset());
  return created;
}

const namesOnlyLink = new ApolloLink((operation, forward) => {
  const { owner } = getSession();
  operation.setContext({
    http: { includeQuery: false, includeExtensions: false },
    ...(owner !== null && { headers: { [sessionOwnerHeader]: owner } }),
  });
  return forward(operation);
});

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
