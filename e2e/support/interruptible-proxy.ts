import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type InterruptibleProxy = {
  /** URL of the service through this proxy. */
  url: string;
  cut: () => void;
  /** From here on, requests are accepted but get no response. */
  hang: () => void;
  /** Restores the service. Connections without a response are closed, as after a restart of the service. */
  mend: () => void;
  stop: () => Promise<void>;
};

/**
 * Starts a proxy to a service that can be disconnected: open connections are closed and new ones refused until `mend`.
 */
export async function startInterruptibleProxy(target: string): Promise<InterruptibleProxy> {
  const { hostname, port, pathname, search } = new URL(target);
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  let isCut = false;
  let isHanging = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    if (isHanging) return keepSilent(near);
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
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
  const keepSilent = (socket: Socket) => {
    open.add(socket);
    silent.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      silent.delete(socket);
    });
    socket.resume();
  };
  const breakAll = () => open.forEach((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}${search}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    hang: () => {
      isHanging = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
      isHanging = false;
      silent.forEach((socket) => socket.destroy());
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
