import { postcssRemoveUnused } from './tools/build/postcss-remove-unused.mjs';

// Production only: during development a class may be added at any moment.
export default { plugins: process.env.NODE_ENV === 'production' ? [postcssRemoveUnused()] : [] };
