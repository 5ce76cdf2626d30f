'use client';

import { createContext } from 'react';

/** Query string a page was rendered with on the server, with its question mark; empty for static pages. */
export const InitialUrlQueryContext = createContext('');
