import { connect, createServer } from 'node:net';

/** Matches SQL statements that write orders, payments or dealer transactions. */
const moneyStatementPattern =
  /(?:insert into|update) "(?:order|payment_attempt|payment_event|provider_object|provider_event|provider_call|veloconnect_transaction)"/;
const committed = Buffer.from('COMMIT\0');

/**
 * Starts a TCP proxy to PostgreSQL that can drop connections. `atNextCommit` sets a function that is called once, right
 * after the next commit of a transaction that wrote orders or payments. The client never receives that commit's
 * confirmation, because its connection is closed.
 * @param {{ host: string, port: number }} target
 */
export async function startDatabaseProxy({ host, port }) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  let isCut = false;
  /** @type {(() => void) | null} */
  let atNextCommit = null;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, host);
    let hasWritten = false;
    for (const [socket, other] of /** @type {const} */ ([
      [near, far],
      [far, near],
    ])) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.on('drain', () => other.resume());
    }
    const pass = (
      /** @type {import('node:net').Socket} */ to,
      /** @type {import('node:net').Socket} */ from,
      /** @type {string | Buffer} */ chunk,
    ) => {
      if (!to.write(chunk)) from.pause();
    };
    near.on('data', (chunk) => {
      if (atNextCommit) hasWritten ||= moneyStatementPattern.test(chunk.toString('latin1'));
      pass(far, near, chunk);
    });
    far.on('data', (chunk) => {
      if (!chunk.includes(committed)) return pass(near, far, chunk);
      const happens = hasWritten ? atNextCommit : null;
      hasWritten = false;
      if (happens === null) return pass(near, far, chunk);
      atNextCommit = null;
      happens();
      near.destroy();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const resetConnections = () => open.forEach((socket) => socket.destroy());
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    breakAll: resetConnections,
    cut: () => {
      isCut = true;
      resetConnections();
    },
    restore: () => {
      isCut = false;
    },
    /** @param {(() => void) | null} work Null removes the function. */
    atNextCommit: (work) => {
      atNextCommit = work;
    },
    stop: () => {
      server.close();
      resetConnections();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startDatabaseProxy>>} DatabaseProxy */
