/** Preloaded with `node --import` by the shop of the end-to-end tests. */
import './fast-password-hash.mjs';
import './fast-compression.mjs';
