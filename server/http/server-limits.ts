import type { ServerOptions } from 'node:http';

/** What a line may take in time and bytes before it is cut, whoever is on it. */
export const serverLimits: ServerOptions = {
  /** Longer than the idle time of usual proxies (a minute): the server never closes a connection that a caller still means to use. */
  keepAliveTimeout: 75_000,
  /** Who takes longer to say what he wants is no browser. */
  headersTimeout: 20_000,
  /** With its body; each has a deadline of its own before that (body-deadline). */
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  /** Dealers' systems ask for the whole range by one address (docs/stock-connect.md); all else is bounded by request-limits. */
  maxHeaderSize: 128 * 1024,
};
