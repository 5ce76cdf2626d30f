import { responseCodes, type ResponseCode } from '@/domain/veloconnect/response-code';
import type { Language } from '@/domain/language/detect-language';
import { readBrand } from '../../mail/brand';
import { createCatalogLoaders } from '../../shop/catalog/catalog.service';
import type { Caller } from '../../shop/base/context';
import type { RestServices } from '../../rest/rest-services';
import { logCall } from '../access-log/access-log.service';
import { callWaitSeconds } from '../access-log/call-limit';
import { signInB2bCustomer } from '../credentials/credentials.service';
import { profileVersionOf } from './get-profile';
import { findOperation, type FoundOperation } from './operations';
import { type RawRequest, readVeloRequest } from './read-request';
import type { VeloOutcome } from './velo-call';
import { VeloError } from './velo-error';
import { maxLines, type VeloRequest } from './velo-request';
import {
  element,
  optionalTextElement,
  textElement,
  writeDocument,
  type XmlNode,
} from './xml-writer';

type Customer = Extract<Caller, { kind: 'customer' }>;

export interface VeloAnswer {
  code: ResponseCode;
  /** A whole XML document. */
  document: string;
  /** False for whoever did not sign in, whatever the reason. */
  isSignedIn: boolean;
}

export interface AnswerOptions {
  language: Language;
  /** False for calls of our own, which are none of the dealer's system. */
  isLogged?: boolean;
}

const empty: VeloRequest = {
  ...{ operation: '', buyersId: '', password: '', sellersId: '' },
  ...{ transactionId: null, isTest: null, version: null, lines: [], values: new Map() },
};

/**
 * Answers one request of a dealer's system, whatever it is: with an HTTP transfer that succeeds and the outcome in its ResponseCode,
 * as clients throw other answers away. The access log keeps the operation and its outcome, never what was asked. Never throws.
 */
export async function answerVeloconnect(
  services: RestServices,
  raw: RawRequest,
  options: AnswerOptions,
): Promise<VeloAnswer> {
  let request = empty;
  try {
    request = readVeloRequest(raw);
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
  options: AnswerOptions,
): Promise<VeloAnswer> {
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
  /** The customer whose log tells of the call; null for nobody's. */
  loggedFor: string | null;
  isDealer: boolean;
  proceed(found: Exclude<FoundOperation, { kind: 'unknown' }>): Promise<VeloOutcome>;
}

async function signIn(
  services: RestServices,
  request: VeloRequest,
  { language, isLogged = true }: AnswerOptions,
): Promise<SignedIn> {
  const signedIn = await signInB2bCustomer(services, request.buyersId, request.password);
  if (signedIn.kind !== 'dealer') {
    return {
      loggedFor: signedIn.kind === 'refused' ? signedIn.customerId : null,
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
): Promise<VeloOutcome> {
  const { request, caller, language } = call;
  const { db, clock, siteUrl } = services;
  const now = clock.now();
  if ((await callWaitSeconds(db, caller.userId, now)) > 0)
    throw new VeloError('noTransactionFree', 'Too many requests; please wait a minute');
  const { name } = await readBrand(db);
  const { sellersId } = request;
  if (sellersId !== '' && sellersId.toLowerCase() !== name.toLowerCase())
    throw new VeloError('unknownSeller', `The SellersID is ${name}, or none`);
  if (found.kind === 'notImplemented')
    throw new VeloError('notImplemented', 'This request is not offered here');
  if (request.lines.length > maxLines)
    throw new VeloError('badRequest', `No more than ${maxLines} articles at once`);
  const catalog = createCatalogLoaders(db, language, caller);
  const shop = { ...services, language, caller, now, catalog, report: () => undefined };
  const seller = { name, siteUrl };
  return found.operation.run({ request, customerId: caller.userId, shop, seller });
}

async function attempt(
  services: RestServices,
  work: () => Promise<VeloOutcome>,
): Promise<VeloOutcome | VeloError> {
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
  outcome: VeloOutcome | VeloError,
): VeloAnswer {
  const isError = outcome instanceof VeloError;
  const code = isError ? outcome.code : responseCodes.done;
  const transaction = isError
    ? failedTransaction(request, found, outcome)
    : (outcome.transaction ?? null);
  const head: (XmlNode | null)[] = [
    textElement('vct:BuyersID', request.buyersId.slice(0, 100)),
    textElement('vct:ResponseCode', code),
    optionalTextElement('vct:ResponseMessage', outcome.message ?? null),
    optionalTextElement('vct:TransactionID', transaction?.id ?? null),
    optionalTextElement('vct:StatusCode', transaction?.status ?? null),
    textElement('vct:IsTest', request.isTest ?? false),
  ];
  const name = responseName(found);
  const root = element(name, [...head, ...(isError ? [] : outcome.content)]);
  const document = writeDocument(root, profileVersionOf(request));
  return { code, document, isSignedIn: false };
}

function responseName(found: FoundOperation) {
  if (found.kind === 'known') return found.operation.response;
  return found.kind === 'notImplemented' ? found.response : 'vct:GetStatusResponse';
}

/** A refusal names the transaction that was asked about, in the state it is in. */
function failedTransaction(
  { transactionId }: VeloRequest,
  found: FoundOperation,
  { statusCode }: VeloError,
): { id: string; status: number } | null {
  if (found.kind !== 'known' || !found.operation.isTransaction) return null;
  return { id: (transactionId ?? '').slice(0, 100), status: statusCode };
}
