/** Told to all other processes of one start, through the one that started them. */
export interface WorkerBus {
  publish(topic: string, word: unknown): void;
  subscribe(topic: string, listener: (word: unknown) => void): void;
}

interface Message {
  readonly toOthers: { readonly topic: string; readonly word: unknown };
}

/** The part of a process the bus needs: its line to the one that started it, if there is one. */
type Child = Pick<NodeJS.Process, 'send' | 'connected' | 'on'>;

/**
 * A bus between processes that were started by one supervisor with an IPC channel; it passes on what has `toOthers`
 * (scripts/support/storefronts). Words are JSON. Without such a line nobody hears, and nothing is wrong.
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
      // The one who passed it on may have ended a moment ago.
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
