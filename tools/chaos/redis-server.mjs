import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts Redis for this run. `restart` kills it and starts it empty. If redis-server is not installed, the server at
 * REDIS_URL is used with a separate key prefix, and cannot be restarted.
 * @param {{ port: number }} place
 */
export async function startRedisServer({ port }) {
  const prefix = `chaos-${process.pid}`;
  if (spawnSync('redis-server', ['--version']).status !== 0) {
    const url = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379/0';
    const nothing = () => undefined;
    return {
      kind: `${new URL(url).host}, not restarted`,
      url,
      prefix,
      restart: null,
      stop: nothing,
    };
  }
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const begin = () => spawn('redis-server', settings, { stdio: 'ignore', cwd: '/' });
  let child = begin();
  await waitForRedis(port);
  const stop = () => void child.kill('SIGKILL');
  const restart = async () => {
    const ended = once(child, 'exit');
    stop();
    await ended;
    await pause(1_500);
    child = begin();
    await waitForRedis(port);
  };
  return { kind: 'a separate server', url: `redis://127.0.0.1:${port}/0`, prefix, restart, stop };
}

/** @param {number} port */
async function waitForRedis(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isUp) return;
    await pause(100);
  }
  throw new Error('Redis did not respond in time');
}
