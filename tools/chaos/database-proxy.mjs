import { connect, createServer } from 'node:net';

/** What a lost order, payment or mail would begin with. */
const moneyStatementPattern =
  /(?:insert into|update) "(?:order|payment_attempt|payment_event|provider_object|provider_event|provider_call|veloconnect_transaction)"/;
const committed = Buffer.from('COMMIT\0');

/**
 * A line to PostgreSQL that can be cut as a cable is, and that sees when something about money has been committed: `atNextCommit` is
 * called then, once, while whoever committed does not know it yet. Its word never reaches them: the line breaks.
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
    /** @param {(() => void) | null} work null: nothing is to happen any more */
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
