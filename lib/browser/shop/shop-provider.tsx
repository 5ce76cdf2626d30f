'use client';

import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useSessionApolloClient } from './apollo-client';

/**
 * Provides the session's Apollo client to cart, checkout and account. Other pages load the Apollo code with their first
 * request to the shop service.
 */
export function ShopProvider({ children }: { readonly children: ReactNode }) {
  return <ApolloProvider client={useSessionApolloClient()}>{children}</ApolloProvider>;
}
