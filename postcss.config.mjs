import { withoutUnused } from './scripts/styles/without-unused.mjs';

// For what visitors get only: while somebody writes, a class may appear at any moment.
export default { plugins: process.env.NODE_ENV === 'production' ? [withoutUnused()] : [] };
