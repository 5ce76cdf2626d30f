import { createKeptText } from './kept-text';

/** The longest reference the shop takes. */
export const maxOrderReferenceLength = 60;

/** A b2b customer's own number for the order, kept in this tab until it is placed. */
export const orderReference = createKeptText('orderReference');
