import { createTypedText } from './typed-text';

/** The list of a quick order as it was typed, pasted or loaded: article numbers and amounts only. */
export const quickOrderDraft = createTypedText('b2bQuickOrder');
