import { createKeptText } from '@/lib/browser/state/kept-text';

/** Which bicycles somebody put aside for comparing; this browser keeps it for all its tabs. */
export const keptAside = createKeptText('lt-compare', 'localStorage');
