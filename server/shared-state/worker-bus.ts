/** Sends messages to all other processes of one start through the supervisor. */
export interface WorkerBus {
  publish(topic: string, payload: unknown): void;
  subscribe(topic: string, listener: (payload: unknown) => void): void;
}

interface Message {
  readonly broadcast: { readonly topic: string; readonly payload: unknown };
}

/** The part of a process that the bus uses: its IPC channel to the supervisor, if any. */
type Child = Pick<NodeJS.Process, 'send' | 'connected' | 'on'>;

/**
 * Creates a bus between processes that one supervisor started with an IPC channel; it forwards messages with
 * `broadcast` (server/supervisor/storefront-cluster.mjs). Messages are JSON. Without a channel publishing has no
 * effect.
 */
export function createWorkerBus(child: Child): WorkerBus {
  const listeners = new Map<string, ((payload: unknown) => void)[]>();
  if (child.send !== undefined)
    child.on('message', (message: unknown) => {
      if (!isBroadcast(message)) return;
      const { topic, payload } = message.broadcast;
      for (const listener of listeners.get(topic) ?? []) listener(payload);
    });

  return {
    publish(topic, payload) {
      const message: Message = { broadcast: { topic, payload } };
      // The supervisor may just have ended.
      if (child.connected) child.send?.(message, undefined, {}, () => undefined);
    },
    subscribe(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
  };
}

function isBroadcast(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'broadcast' in message;
}
