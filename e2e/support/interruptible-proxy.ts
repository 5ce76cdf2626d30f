import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type InterruptibleProxy = {
  /** URL of the service through this proxy. */
  url: string;
  disconnect: () => void;
  /** Makes the proxy accept further requests without responding. */
  stall: () => void;
  /** Restores the service. Connections without a response are closed, as after a restart of the service. */
  restore: () => void;
  stop: () => Promise<void>;
};

/**
 * Starts a proxy to a service that can be disconnected: open connections are closed and new ones refused until
 * `restore`.
 */
export async function startInterruptibleProxy(target: string): Promise<InterruptibleProxy> {
  const { hostname, port, pathname, search } = new URL(target);
  const open = new Set<Socket>();
  const heldConnections = new Set<Socket>();
  let isDisconnected = false;
  let isStalled = false;
  const server = createServer((client) => {
    if (isDisconnected) return client.destroy();
    if (isStalled) return holdConnection(client);
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const holdConnection = (socket: Socket) => {
    open.add(socket);
    heldConnections.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      heldConnections.delete(socket);
    });
    socket.resume();
  };
  const closeAll = () => open.forEach((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}${search}`,
    disconnect: () => {
      isDisconnected = true;
      closeAll();
    },
    stall: () => {
      isStalled = true;
      closeAll();
    },
    restore: () => {
      isDisconnected = false;
      isStalled = false;
      heldConnections.forEach((socket) => socket.destroy());
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        closeAll();
      }),
  };
}
