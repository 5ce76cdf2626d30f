'use client';

import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useSessionApolloClient } from './apollo-client';

/**
 * Provides the session's Apollo client to cart, checkout and account. Other pages load Apollo with their first request.
 */
export function ShopProvider({ children }: { readonly children: ReactNode }) {
  return <ApolloProvider client={useSessionApolloClient()}>{children}</ApolloProvider>;
}
