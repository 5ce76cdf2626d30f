import { postcssRemoveUnused } from './tools/build/postcss-remove-unused.mjs';

// For what visitors get only: while somebody writes, a class may appear at any moment.
export default { plugins: process.env.NODE_ENV === 'production' ? [postcssRemoveUnused()] : [] };
