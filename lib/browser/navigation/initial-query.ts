'use client';

import { createContext } from 'react';

/** The query a page was made with on the server, with its question mark; empty for pages that are one for all queries. */
export const InitialQueryContext = createContext('');
