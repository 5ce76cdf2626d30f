import { setTimeout as pause } from 'node:timers/promises';
import { siteUrl } from './start-topology.mjs';

const timeoutMs = 20_000;
let addresses = 0;

/** Thrown for a call without a response or with a 5xx status. `kind` is the name under which the failure is counted. */
class CallFailedError extends Error {
  /** @param {string} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * The GraphQL operations of the site by name, from the generated code.
 * @typedef {typeof import('../../graphql/generated/shop/graphql.ts')} Documents
 * @typedef {{
 *   [Key in keyof Documents as Key extends `${infer Name}Document` ? Name : never]:
 *     Documents[Key] extends import('@graphql-typed-document-node/core').TypedDocumentNode<infer Data, infer Variables>
 *       ? { data: Data, variables: Variables }
 *       : never
 * }} Operations
 */

/**
 * Simulates a visitor: stores cookies and uses a separate IP address, because rate limits count by IP.
 * @param {import('./visitor-log.mjs').RequestStats} tally
 */
export function createVisitorClient(tally) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;

  /**
   * Sends one request. Throws CallFailedError if there is no response, and for 5xx.
   * @param {string} what
   * @param {string} path
   * @param {{ body?: string | URLSearchParams, json?: unknown, headers?: Record<string, string> }} [options]
   */
  async function send(what, path, { body, json, headers = {} } = {}) {
    const sent = json === undefined ? body : JSON.stringify(json);
    const startedMs = performance.now();
    const startPhase = tally.phase();
    try {
      const response = await fetch(new URL(path, siteUrl), {
        method: sent === undefined ? 'GET' : 'POST',
        ...(sent !== undefined && { body: sent }),
        redirect: 'manual',
        headers: {
          ...{ origin: siteUrl, 'x-forwarded-for': address, 'accept-language': 'de' },
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(cookies.size > 0 && { cookie: [...cookies].map((one) => one.join('=')).join('; ') }),
          ...headers,
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const text = await response.text();
      if (response.status >= 500) throw new CallFailedError(String(response.status));
      tally.answered(what, performance.now() - startedMs, startPhase);
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      const kind = error instanceof CallFailedError ? error.kind : getErrorKind(error);
      tally.failed(what, kind, startPhase);
      throw new CallFailedError(`${what}: ${kind}`);
    }
  }

  /**
   * Runs a GraphQL operation like a page does and returns its data. Throws ShopRejectedError with the error messages.
   * @template {keyof Operations} Name
   * @param {Name} operationName
   * @param {Operations[Name]['variables']} variables
   * @returns {Promise<Operations[Name]['data']>}
   */
  async function query(operationName, variables) {
    const { status, text } = await send(operationName, '/api/shop?lang=de', {
      json: { operationName, variables },
    });
    /** @type {{ data?: Operations[Name]['data'], errors?: { message: string }[] }} */
    const { data, errors } = JSON.parse(text);
    if (status === 200 && data && !errors) return data;
    // A response may hold partial data next to its errors. Any error counts as a rejection.
    const words = errors?.map(({ message }) => message).join(' ') ?? text;
    throw new ShopRejectedError(`${status} ${words.slice(0, 300)}`);
  }

  return { send, ask: query, cookies };
}

/** @typedef {ReturnType<typeof createVisitorClient>} VisitorClient */

/** Thrown when the shop rejects a call. The message contains the status and the errors of the shop. */
export class ShopRejectedError extends Error {}

/**
 * Repeats a call until there is a response, like a visitor who clicks a button again. Throws errors other than
 * CallFailedError at once, and the CallFailedError after two minutes.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function retryUntilResponse(work) {
  const deadline = performance.now() + 120_000;
  for (let pauseMs = 500; ; pauseMs = Math.min(pauseMs * 2, 4_000)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallFailedError) || performance.now() > deadline) throw error;
    }
    await pause(pauseMs);
  }
}

/** @param {NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException }} error */
function getErrorKind(error) {
  const cause = error?.cause ?? error;
  return typeof cause?.code === 'string' ? cause.code : (cause?.name ?? 'unknown');
}

const longestMs = 5_000;

/**
 * Waits between two visits for a random time of up to `maxMs` plus the duration of the last visit. On a slow machine
 * this reduces the load, so that the run tests the shop and not the machine's capacity.
 * @param {number} startedAt
 * @param {number} maxMs
 */
export function waitBetweenVisits(startedAt, maxMs) {
  return pause(Math.min(performance.now() - startedAt, longestMs) + Math.random() * maxMs);
}
