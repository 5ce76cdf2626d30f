import { createClient, ErrorReply } from '@redis/client';
import { toUnreachableError } from './redis-config';

const tickMs = 50;

/**
 * Resolves with the result of `work`, or rejects after `ms` milliseconds. Does not count time in which the event loop
 * was blocked, because the response may have arrived during that time. Does not cancel `work`.
 */
export async function withTimeout<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const wait = (left: number) => {
      timer = setTimeout(
        () => {
          if (left > tickMs) wait(left - tickMs);
          else reject(new Error(`No answer within ${ms} ms`));
        },
        Math.min(left, tickMs),
      );
    };
    wait(ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

type LogMessage = (message: string, details?: Record<string, unknown>) => void;

export interface RedisOptions {
  /** redis:// or rediss://, optionally with user, password and database number. */
  readonly url: string;
  /** Prefix of all keys and channels, different for each shop on a Redis server. */
  readonly prefix: string;
  readonly logger: { readonly info: LogMessage; readonly warn: LogMessage };
  /** True to start without a connection, for a process that restarts while the shop is running. */
  readonly canStartLater?: boolean;
  /** Timeout of a call in ms. */
  readonly callMs?: number;
}

type RedisClient = ReturnType<typeof newClient>;

/** A Redis connection with short timeouts. */
export interface RedisConnection {
  readonly prefix: string;
  readonly client: RedisClient;
  readonly isUnavailable: boolean;
  /**
   * Resolves with the result of `work`. Resolves with `otherwise` when there is no response within `callMs`, and at
   * once while Redis is unavailable.
   */
  run<Answer, Other>(work: () => Promise<Answer>, otherwise: Other): Promise<Answer | Other>;
  /**
   * Runs `work` even while Redis is unavailable. Its success marks Redis as available again, so `work` must include
   * everything that has to be restored first. Resolves with false without a response.
   */
  retry(work: () => Promise<unknown>): Promise<boolean>;
  /** Subscribes to a channel. Messages that are sent while the connection is down are lost. */
  subscribe(channel: string, listener: (message: string) => void): void;
  close(): void;
}

const startMs = 5_000;
/** Timeout of the first connection in ms with `canStartLater`. */
const laterMs = 1_000;
const longestPauseMs = 1_000;
/** Time in ms without data after which a connection counts as lost. */
const silentMs = 15_000;
const pingMs = 5_000;
/** Minimum interval in ms between log entries for the same problem. */
const logIntervalMs = 60_000;

/**
 * Opens a Redis connection. Throws SharedStateError when the server cannot be used within five seconds, unless
 * `canStartLater` is set. Later failures do not throw: the server counts as unavailable until it responds again.
 */
export async function openRedisConnection(options: RedisOptions): Promise<RedisConnection> {
  const { url, prefix, logger, canStartLater: mayComeLater = false, callMs = 400 } = options;
  let mayRetry = mayComeLater;
  const [client, ears] = newClients(url, () => mayRetry);
  let isAway = false;
  let loggedAtMs = Number.NEGATIVE_INFINITY;

  try {
    await withTimeout(mayComeLater ? laterMs : startMs, connectBoth());
  } catch (error) {
    if (!mayComeLater) {
      close();
      throw toUnreachableError(url, error);
    }
    leave(error);
  }
  mayRetry = true;

  async function connectBoth(): Promise<void> {
    await Promise.all([client.connect(), ears.connect()]);
    // Writes a key at startup to detect a read-only replica or missing permissions.
    await client.set(`${prefix}:started`, '1', { expiration: { type: 'PX', value: callMs } });
  }

  function leave(error: unknown): void {
    if (isAway) return;
    isAway = true;
    logger.warn('Redis is unavailable: each process continues with local state', { error });
  }

  function failed(error: unknown): void {
    // An ErrorReply means that Redis is available but rejects the command: it is full or a read-only replica.
    if (!(error instanceof ErrorReply)) return leave(error);
    if (performance.now() - loggedAtMs < logIntervalMs) return;
    loggedAtMs = performance.now();
    logger.warn('Redis rejected a command', { error });
  }

  function close(): void {
    for (const one of [client, ears]) if (one.isOpen) one.destroy();
  }

  return {
    prefix,
    client,
    get isUnavailable() {
      return isAway;
    },
    async run(work, otherwise) {
      if (isAway) return otherwise;
      try {
        return await withTimeout(callMs, work());
      } catch (error) {
        failed(error);
        return otherwise;
      }
    },
    async retry(work) {
      try {
        await withTimeout(callMs * 2, work());
      } catch (error) {
        failed(error);
        return false;
      }
      if (isAway) logger.info('Redis is available again');
      isAway = false;
      return true;
    },
    subscribe(channel, listener) {
      const subscribe = () => void ears.subscribe(`${prefix}:${channel}`, listener).catch(failed);
      if (ears.isReady) subscribe();
      // Subscribes again after a reconnect. A listener that is already subscribed is not added twice.
      ears.on('ready', subscribe);
    },
    close,
  };
}

/** Creates one client for commands and one for subscriptions. */
function newClients(url: string, mayRetry: () => boolean) {
  try {
    return [newClient(url, mayRetry), newClient(url, mayRetry)] as const;
  } catch (error) {
    throw toUnreachableError(url, error);
  }
}

function newClient(url: string, mayRetry: () => boolean) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    pingInterval: pingMs,
    socket: {
      connectTimeout: startMs,
      socketTimeout: silentMs,
      reconnectStrategy: (retries) =>
        mayRetry() ? Math.min(50 * 2 ** Math.min(retries, 8), longestPauseMs) : false,
    },
  });
  // Errors are handled where a call fails.
  client.on('error', () => undefined);
  return client;
}
