/** Sends messages to all other processes of the same supervisor. */
export interface WorkerBus {
  publish(topic: string, payload: unknown): void;
  subscribe(topic: string, listener: (payload: unknown) => void): void;
}

interface Message {
  readonly broadcast: { readonly topic: string; readonly payload: unknown };
}

/** The properties of `process` that the bus uses: the IPC channel to the supervisor, if there is one. */
type Child = Pick<NodeJS.Process, 'send' | 'connected' | 'on'>;

/**
 * Creates a message bus between the processes of one supervisor, which forwards messages with the property `broadcast`
 * (server/supervisor/storefront-cluster.mjs). Messages are JSON. Without an IPC channel, publishing has no effect.
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
      // Ignores errors, because the supervisor may have ended since the check.
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
