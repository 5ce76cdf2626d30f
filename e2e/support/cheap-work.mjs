/** Loaded before everything else (`node --import`) by the shop of the journeys. */
import './cheap-digests.mjs';
import './cheap-compression.mjs';
