/** Loaded before everything else (`node --import`) by the shop of the journeys. */
import './fast-password-hash.mjs';
import './fast-compression.mjs';
