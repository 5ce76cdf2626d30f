import { createClient, ErrorReply } from '@redis/client';
import { toUnreachableError } from './redis-config';

const tickMs = 50;

/**
 * What the work answers; rejects when that takes longer than `ms` milliseconds, not counting those in which this process was too busy to
 * listen: the answer may have come meanwhile. The work itself is not stopped.
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

type Tell = (message: string, details?: Record<string, unknown>) => void;

export interface RedisOptions {
  /** redis:// or rediss://, with user, password and number of the database where there are any. */
  readonly url: string;
  /** Stands before every key and channel: shops that share a server have one each. */
  readonly prefix: string;
  readonly logger: { readonly info: Tell; readonly warn: Tell };
  /** Whether it is enough that the server comes later: for a process that is started again while the shop goes on. */
  readonly canStartLater?: boolean;
  /** How long a call may take, in milliseconds. */
  readonly callMs?: number;
}

type RedisClient = ReturnType<typeof newClient>;

/** A line to Redis on which nobody waits for long. */
export interface RedisConnection {
  readonly prefix: string;
  readonly client: RedisClient;
  readonly isUnavailable: boolean;
  /** The answer of the work; `otherwise` within `callMs` when there is none, and at once while Redis is away. */
  run<Answer, Other>(work: () => Promise<Answer>, otherwise: Other): Promise<Answer | Other>;
  /**
   * Asks even while Redis is away. When the work is done, Redis is back: whatever has to be put in order before anybody else asks
   * belongs into it. False when there was no answer.
   */
  retry(work: () => Promise<unknown>): Promise<boolean>;
  /** Hears what is said on a channel, but not what is said while the line is broken. */
  subscribe(channel: string, listener: (message: string) => void): void;
  close(): void;
}

const startMs = 5_000;
/** Where the server may come later nobody waits for it. */
const laterMs = 1_000;
const longestPauseMs = 1_000;
/** A line on which nothing comes for so long is dead, whatever the network says. */
const silentMs = 15_000;
const pingMs = 5_000;
/** The same trouble is told once in a while. */
const toldAgainMs = 60_000;

/**
 * Opens a line to Redis. Throws SharedStateError with a sentence when the server cannot be used within five seconds, unless it may come
 * later. Afterwards nothing throws: a server that is gone is away, until it answers again.
 */
export async function openRedisConnection(options: RedisOptions): Promise<RedisConnection> {
  const { url, prefix, logger, canStartLater: mayComeLater = false, callMs = 400 } = options;
  let mayRetry = mayComeLater;
  const [client, ears] = newClients(url, () => mayRetry);
  let isAway = false;
  let toldAtMs = Number.NEGATIVE_INFINITY;

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
    // A copy that cannot be written to, and a user who may not, are found out now.
    await client.set(`${prefix}:started`, '1', { expiration: { type: 'PX', value: callMs } });
  }

  function leave(error: unknown): void {
    if (isAway) return;
    isAway = true;
    logger.warn('Redis does not answer: each process goes on by itself', { error });
  }

  function failed(error: unknown): void {
    // Redis is there and refuses: full, or a copy that cannot be written to.
    if (!(error instanceof ErrorReply)) return leave(error);
    if (performance.now() - toldAtMs < toldAgainMs) return;
    toldAtMs = performance.now();
    logger.warn('Redis refused a command', { error });
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
      if (isAway) logger.info('Redis is back');
      isAway = false;
      return true;
    },
    subscribe(channel, listener) {
      const subscribe = () => void ears.subscribe(`${prefix}:${channel}`, listener).catch(failed);
      if (ears.isReady) subscribe();
      // Also after the line was mended; the same listener is heard once.
      ears.on('ready', subscribe);
    },
    close,
  };
}

/** One asks, one hears. */
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
  // What went wrong is told by the call that met it.
  client.on('error', () => undefined);
  return client;
}
