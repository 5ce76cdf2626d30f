import { createKeptText } from './kept-text';

/**
 * What somebody measured, in centimetres as it was typed, for the next model as well. It stays in the tab and is told to nobody
 * (privacy policy).
 */
export const typedHeight = createKeptText('bodyHeight');
export const typedInseam = createKeptText('inseam');
