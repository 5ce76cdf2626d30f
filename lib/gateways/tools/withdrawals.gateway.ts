import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import {
  isWithdrawalLink,
  type WithdrawalResponse,
  withdrawalStates,
} from '@/domain/order/withdrawal';
import { type DocumentFile, parseDocumentFile } from './documents.gateway';
import { fetchToolJson, sendToolRequest, type ToolResult } from './tools-client';

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
  /** The same declaration sent again acts once. */
  key: string;
  name: string;
  email: string;
  orderNumber: string;
  text: string;
};

export type WithdrawalReceiptData = z.infer<typeof receiptSchema>;

/** A declaration as its buyer's link shows it. */
export type PendingWithdrawal = z.infer<typeof withdrawalSchema>;

/**
 * Hands a declaration of withdrawal in and gives the time it was received (§ 356a BGB), and what it leads to when `token` is that of the
 * order's buyer. Nobody has to be signed in.
 */
export function createWithdrawal(
  declaration: WithdrawalDeclaration,
  { language, token }: { language: Language; token: string | null },
): Promise<ToolResult<WithdrawalReceiptData>> {
  const body = { ...declaration, language };
  return fetchToolJson({ path: '/withdrawals', language, token, body }, receiptSchema);
}

/** The declaration with this link, as it stands; 404 for a link that is none. */
export function fetchWithdrawal(
  link: string,
  language: Language,
): Promise<ToolResult<PendingWithdrawal>> {
  return fetchToolJson({ path: `/withdrawals/links/${link}`, language }, withdrawalSchema);
}

/** Hands on what the buyer answers; not done when it comes too late. */
export function sendWithdrawalDecision(
  link: string,
  answer: WithdrawalResponse,
  language: Language,
): Promise<ToolResult<{ isDone: boolean }>> {
  const request = { path: `/withdrawals/links/${link}`, language, body: { answer } };
  return fetchToolJson(request, z.object({ isDone: z.boolean() }));
}

/** The link of the declaration that waits about an own order; 404 where none does. */
export function fetchOwnWithdrawalLink(
  orderNumber: number,
  { language, token }: { language: Language; token: string },
): Promise<ToolResult<{ link: string }>> {
  return fetchToolJson(
    { path: `/withdrawals/orders/${orderNumber}/link`, language, token },
    z.object({ link: z.string().refine(isWithdrawalLink) }),
  );
}

/** The receipt of the declaration sent under this key as PDF, whole; 404 for a key that is none. */
export async function fetchReceipt(
  key: string,
  language: Language,
): Promise<ToolResult<DocumentFile>> {
  const sent = await sendToolRequest({ path: `/withdrawals/receipts/${key}.pdf`, language });
  return sent.ok ? parseDocumentFile(sent.data) : sent;
}
