/** Preloaded with `node --import` by the shop of the end-to-end tests: makes password hashing and compression cheap. */
import './fast-password-hash.mjs';
import './fast-compression.mjs';
