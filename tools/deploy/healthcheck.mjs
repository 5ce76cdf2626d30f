/**
 * Container health check. Exits with 0 if the address responds with a 2xx status within four seconds, otherwise with 1.
 */
const [address = ''] = process.argv.slice(2);
const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
