import { createKeptText } from './kept-text';

/** The list of a quick order as it was typed, pasted or loaded: article numbers and amounts only. */
export const quickOrderDraft = createKeptText('b2bQuickOrder');
