'use client';

import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useSessionApolloClient } from './apollo-client';

/** Gives cart, checkout and account the session's Apollo client. Pages outside of them load Apollo when they first ask the shop. */
export function ShopProvider({ children }: { readonly children: ReactNode }) {
  return <ApolloProvider client={useSessionApolloClient()}>{children}</ApolloProvider>;
}
