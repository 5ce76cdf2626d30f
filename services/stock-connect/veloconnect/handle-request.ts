import { responseCodes, type ResponseCode } from '@/domain/stock-connect/veloconnect-protocol';
import type { Language } from '@/domain/locale/language';
import { getBrand } from '../../database/settings';
import { createCatalogLoaders } from '../../shop/catalog/catalog-loaders';
import type { Caller } from '../../shop/base/shop-context';
import type { RestServices } from '../../rest/rest-context';
import { logCall } from '../access-log.service';
import { consumeCallLimit } from '../access-log.service';
import { signInB2bCustomer } from '../credentials.service';
import { resolveProfileVersion } from './system-operations';
import { findOperation, type FoundOperation } from './operations';
import { type RawVeloRequest, parseVeloRequest } from './parse-request';
import type { VeloResult } from './velo-operation';
import { VeloError } from './velo-request';
import { maxRequestLines, type VeloRequest } from './velo-request';
import {
  createVeloElement,
  createOptionalTextElement,
  createVeloTextElement,
  renderXmlDocument,
  type VeloXmlNode,
} from './xml-writer';

type Customer = Extract<Caller, { kind: 'customer' }>;

export interface VeloResponse {
  code: ResponseCode;
  /** A complete XML document. */
  document: string;
  /** True if the request was authenticated as a dealer. */
  isSignedIn: boolean;
}

export interface VeloconnectHandlerOptions {
  language: Language;
  /** False for the connection test in the dealer account, whose calls are not recorded in the access log. */
  isLogged?: boolean;
}

const empty: VeloRequest = {
  ...{ operation: '', buyersId: '', password: '', sellersId: '' },
  ...{ transactionId: null, isTest: null, version: null, lines: [], values: new Map() },
};

/**
 * Handles any veloconnect request of a dealer's system. The HTTP status is always 200 and the ResponseCode contains the
 * result, because clients discard responses with another status. The access log records operation and result, never the
 * content. Never throws.
 */
export async function handleVeloconnectRequest(
  services: RestServices,
  raw: RawVeloRequest,
  options: VeloconnectHandlerOptions,
): Promise<VeloResponse> {
  let request = empty;
  try {
    request = parseVeloRequest(raw);
  } catch (error) {
    return toAnswer(empty, { kind: 'unknown' }, failure(services, error));
  }
  const found = findOperation(request.operation);
  if (found.kind === 'unknown') {
    const error =
      request.operation === ''
        ? new VeloError('badRequest', 'A RequestName is needed')
        : new VeloError('malformed', 'There is no such request');
    return toAnswer(request, found, failure(services, error));
  }

  try {
    return await answerKnown(services, request, found, options);
  } catch (error) {
    return toAnswer(request, found, failure(services, error));
  }
}

async function answerKnown(
  services: RestServices,
  request: VeloRequest,
  found: Exclude<FoundOperation, { kind: 'unknown' }>,
  options: VeloconnectHandlerOptions,
): Promise<VeloResponse> {
  const startedAt = services.clock.now();
  const signedIn = await signIn(services, request, options);
  const outcome = await attempt(services, () => signedIn.proceed(found));
  const result = { ...toAnswer(request, found, outcome), isSignedIn: signedIn.isDealer };
  if (signedIn.loggedFor !== null) {
    await logCall(services, signedIn.loggedFor, {
      ...{ at: startedAt, operation: found.name, code: result.code },
      items: 'items' in outcome ? outcome.items : 0,
    });
  }
  return result;
}

interface SignedIn {
  /** Id of the customer in whose access log the call is recorded; null if it is not recorded. */
  loggedFor: string | null;
  isDealer: boolean;
  proceed(found: Exclude<FoundOperation, { kind: 'unknown' }>): Promise<VeloResult>;
}

async function signIn(
  services: RestServices,
  request: VeloRequest,
  { language, isLogged = true }: VeloconnectHandlerOptions,
): Promise<SignedIn> {
  const signedIn = await signInB2bCustomer(services, request.buyersId, request.password);
  if (signedIn.kind !== 'dealer') {
    return {
      loggedFor: signedIn.kind === 'rejected' ? signedIn.customerId : null,
      isDealer: false,
      proceed: async () => {
        throw new VeloError('unauthorised', 'BuyersID or password is wrong');
      },
    };
  }
  const { caller } = signedIn;
  return {
    loggedFor: isLogged ? caller.userId : null,
    isDealer: true,
    proceed: (found) => run(services, { request, caller, language }, found),
  };
}

async function run(
  services: RestServices,
  call: { request: VeloRequest; caller: Customer; language: Language },
  found: Exclude<FoundOperation, { kind: 'unknown' }>,
): Promise<VeloResult> {
  const { request, caller, language } = call;
  const { db, clock, siteUrl } = services;
  const now = clock.now();
  if ((await consumeCallLimit(db, caller.userId, now)) > 0)
    throw new VeloError('noTransactionFree', 'Too many requests; please wait a minute');
  const { name } = await getBrand(db);
  const { sellersId } = request;
  if (sellersId !== '' && sellersId.toLowerCase() !== name.toLowerCase())
    throw new VeloError('unknownSeller', `The SellersID is ${name}, or none`);
  if (found.kind === 'notImplemented')
    throw new VeloError('notImplemented', 'This request is not offered here');
  if (request.lines.length > maxRequestLines)
    throw new VeloError('badRequest', `No more than ${maxRequestLines} articles at once`);
  const catalog = createCatalogLoaders(db, language, caller);
  const shop = { ...services, language, caller, now, catalog, report: () => undefined };
  const seller = { name, siteUrl };
  return found.operation.run({ request, customerId: caller.userId, shop, seller });
}

async function attempt(
  services: RestServices,
  work: () => Promise<VeloResult>,
): Promise<VeloResult | VeloError> {
  try {
    return await work();
  } catch (error) {
    return failure(services, error);
  }
}

function failure({ logger }: RestServices, error: unknown): VeloError {
  if (error instanceof VeloError) return error;
  logger.error('A veloconnect request failed', { error });
  return new VeloError('internal', 'The fault is ours; please try again later');
}

function toAnswer(
  request: VeloRequest,
  found: FoundOperation,
  outcome: VeloResult | VeloError,
): VeloResponse {
  const isError = outcome instanceof VeloError;
  const code = isError ? outcome.code : responseCodes.done;
  const transaction = isError
    ? failedTransaction(request, found, outcome)
    : (outcome.transaction ?? null);
  const head: (VeloXmlNode | null)[] = [
    createVeloTextElement('vct:BuyersID', request.buyersId.slice(0, 100)),
    createVeloTextElement('vct:ResponseCode', code),
    createOptionalTextElement('vct:ResponseMessage', outcome.message ?? null),
    createOptionalTextElement('vct:TransactionID', transaction?.id ?? null),
    createOptionalTextElement('vct:StatusCode', transaction?.status ?? null),
    createVeloTextElement('vct:IsTest', request.isTest ?? false),
  ];
  const name = responseName(found);
  const root = createVeloElement(name, [...head, ...(isError ? [] : outcome.content)]);
  const document = renderXmlDocument(root, resolveProfileVersion(request));
  return { code, document, isSignedIn: false };
}

function responseName(found: FoundOperation) {
  if (found.kind === 'known') return found.operation.response;
  return found.kind === 'notImplemented' ? found.response : 'vct:GetStatusResponse';
}

/** Returns the transaction and state for an error response; null for operations without transaction. */
function failedTransaction(
  { transactionId }: VeloRequest,
  found: FoundOperation,
  { statusCode }: VeloError,
): { id: string; status: number } | null {
  if (found.kind !== 'known' || !found.operation.isTransaction) return null;
  return { id: (transactionId ?? '').slice(0, 100), status: statusCode };
}
