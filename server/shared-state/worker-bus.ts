/** Sends messages to all other processes of one start through the supervisor. */
export interface WorkerBus {
  publish(topic: string, word: unknown): void;
  subscribe(topic: string, listener: (word: unknown) => void): void;
}

interface Message {
  readonly toOthers: { readonly topic: string; readonly word: unknown };
}

/** The part of a process that the bus uses: its IPC channel to the supervisor, if any. */
type Child = Pick<NodeJS.Process, 'send' | 'connected' | 'on'>;

/**
 * Creates a bus between processes that one supervisor started with an IPC channel; it forwards messages with `toOthers`
 * (server/supervisor/storefront-cluster.mjs). Messages are JSON. Without a channel publishing has no effect.
 */
export function createWorkerBus(child: Child): WorkerBus {
  const listeners = new Map<string, ((word: unknown) => void)[]>();
  if (child.send !== undefined)
    child.on('message', (message: unknown) => {
      if (!isForSiblings(message)) return;
      const { topic, word } = message.toOthers;
      for (const listener of listeners.get(topic) ?? []) listener(word);
    });

  return {
    publish(topic, word) {
      const message: Message = { toOthers: { topic, word } };
      // The supervisor may just have ended.
      if (child.connected) child.send?.(message, undefined, {}, () => undefined);
    },
    subscribe(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
  };
}

function isForSiblings(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'toOthers' in message;
}
