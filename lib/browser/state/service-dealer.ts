import { createKeptText } from './kept-text';

/** The adrNumber of the dealer who is to service what is ordered, kept in this tab until the order is placed; empty for none. */
export const serviceDealer = createKeptText('serviceDealer');

/** How that dealer is called; says nothing while there is no number. */
export const serviceDealerName = createKeptText('serviceDealerName');
