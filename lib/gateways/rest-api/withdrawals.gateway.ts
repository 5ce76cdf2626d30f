import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import {
  isWithdrawalLink,
  type WithdrawalResponse,
  withdrawalStates,
} from '@/domain/order/withdrawal';
import { type DocumentFile, parseDocumentFile } from './documents.gateway';
import { fetchRestApiJson, sendRestApiRequest, type RestApiResult } from './rest-api-client';

const resultSchema = z.object({
  money: z.enum(['open', 'paid', 'invoice']),
  isCancelled: z.boolean(),
  hasBicycles: z.boolean(),
  hasParcels: z.boolean(),
});

const receiptSchema = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  outcome: resultSchema.optional(),
});

const withdrawalSchema = z.object({
  orderNumber: z.int(),
  name: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(withdrawalStates),
  isHeld: z.boolean(),
  outcome: resultSchema,
});

export type WithdrawalDeclaration = {
  /** Idempotency key. */
  key: string;
  name: string;
  email: string;
  orderNumber: string;
  text: string;
};

export type WithdrawalReceiptData = z.infer<typeof receiptSchema>;

/** A withdrawal declaration and its state, as shown on the page that its link opens. */
export type PendingWithdrawal = z.infer<typeof withdrawalSchema>;

/**
 * Submits a withdrawal declaration (§ 356a BGB) and returns the time of receipt. If `token` belongs to the buyer of the
 * order, it also returns the outcome. Works without a sign-in.
 */
export function createWithdrawal(
  declaration: WithdrawalDeclaration,
  { language, token }: { language: Language; token: string | null },
): Promise<RestApiResult<WithdrawalReceiptData>> {
  const body = { ...declaration, language };
  return fetchRestApiJson({ path: '/withdrawals', language, token, body }, receiptSchema);
}

/** Fetches the current state of the declaration that the link belongs to. 404 for an unknown link. */
export function fetchWithdrawal(
  link: string,
  language: Language,
): Promise<RestApiResult<PendingWithdrawal>> {
  return fetchRestApiJson({ path: `/withdrawals/links/${link}`, language }, withdrawalSchema);
}

/** Sends the buyer's decision on the declaration. `isDone` is false when the decision came too late. */
export function sendWithdrawalDecision(
  link: string,
  answer: WithdrawalResponse,
  language: Language,
): Promise<RestApiResult<{ isDone: boolean }>> {
  const request = { path: `/withdrawals/links/${link}`, language, body: { answer } };
  return fetchRestApiJson(request, z.object({ isDone: z.boolean() }));
}

/** Fetches the link of the pending declaration for one of the customer's orders. 404 when none is pending. */
export function fetchOwnWithdrawalLink(
  orderNumber: number,
  { language, token }: { language: Language; token: string },
): Promise<RestApiResult<{ link: string }>> {
  return fetchRestApiJson(
    { path: `/withdrawals/orders/${orderNumber}/link`, language, token },
    z.object({ link: z.string().refine(isWithdrawalLink) }),
  );
}

/**
 * Fetches the receipt of a declaration as a PDF, by the key that was sent with the declaration. 404 for an unknown key.
 */
export async function fetchWithdrawalReceipt(
  key: string,
  language: Language,
): Promise<RestApiResult<DocumentFile>> {
  const sent = await sendRestApiRequest({ path: `/withdrawals/receipts/${key}.pdf`, language });
  return sent.ok ? parseDocumentFile(sent.data) : sent;
}
