import { once, EventEmitter } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, afterEach, expect, it } from 'vitest';
import { createConnectionDrain, waitForReadySignal } from './connection-drain';

describe('drain', () => {
  const agents: Agent[] = [];
  afterEach(() => {
    for (const agent of agents.splice(0)) agent.destroy();
  });

  async function serve(listener: RequestListener) {
    const server = createServer({ keepAliveTimeout: 60_000 }, listener);
    const drain = createConnectionDrain(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    /** Creates a client that uses one keep-alive connection for all requests. */
    const visitor = () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      agents.push(agent);
      return async (path: string) => {
        const [answer] = (await once(
          get({ port, path, agent, host: '127.0.0.1' }),
          'response',
        )) as [IncomingMessage];
        answer.resume();
        await once(answer, 'end');
        return answer;
      };
    };
    return { server, drain, visitor };
  }

  it('answers open requests and ends as soon as they are sent', async () => {
    let answer = () => {};
    const { server, drain, visitor } = await serve((request, response) => {
      if (request.url === '/slow') answer = () => response.end('late');
      else response.end('here');
    });
    const ask = visitor();
    await ask('/');
    const slow = ask('/slow');
    await once(server, 'request');
    const ended = drain.end({ leadMs: 0, graceMs: 30_000 });
    answer();
    expect((await slow).statusCode).toBe(200);
    // The drain waits neither for the keep-alive timeout of a minute nor for the end of the grace period.
    await ended;
  });

  it('accepts connections until the load balancer has noticed and keeps none of them alive', async () => {
    const { drain, visitor } = await serve((_request, response) => response.end('here'));
    const ask = visitor();
    expect((await ask('/')).headers.connection).toBe('keep-alive');
    const ended = drain.end({ leadMs: 200, graceMs: 30_000 });
    expect(drain.isDraining).toBe(true);
    const lastResponse = await ask('/');
    expect([lastResponse.statusCode, lastResponse.headers.connection]).toEqual([200, 'close']);
    await ended;
    await expect(visitor()('/')).rejects.toThrow('ECONNREFUSED');
  });

  it('closes requests that exceed the grace period', async () => {
    const { server, drain, visitor } = await serve(() => undefined);
    const never = visitor()('/');
    const cut = expect(never).rejects.toThrow('socket hang up');
    await once(server, 'request');
    await drain.end({ leadMs: 0, graceMs: 50 });
    await cut;
  });
});

describe('listen signal', () => {
  /** Creates a message channel whose other end replies with the given messages. */
  function lineTo(answers: readonly unknown[]) {
    const line = new EventEmitter();
    const sent: unknown[] = [];
    const send = (message: unknown) => {
      sent.push(message);
      for (const answer of answers) line.emit('message', answer);
      return true;
    };
    return { line: Object.assign(line, { send }) as unknown as NodeJS.Process, sent };
  }

  it('waits for the signal and no longer', async () => {
    const { line, sent } = lineTo([null, 'x', { broadcast: {} }, { listen: true }]);
    await waitForReadySignal(line);
    expect(sent).toEqual([{ ready: true }]);
    expect(line.listenerCount('message')).toBe(0);
  });

  it('does not wait without a parent process', async () => {
    const alone = Object.assign(new EventEmitter(), { send: undefined });
    await waitForReadySignal(alone as unknown as NodeJS.Process);
  });
});
