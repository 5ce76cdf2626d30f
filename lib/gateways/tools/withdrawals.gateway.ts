import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { isWithdrawalLink, type WithdrawalAnswer } from '@/domain/withdrawal/judge-answer';
import { withdrawalStates } from '@/domain/withdrawal/withdrawal-state';
import { type PaperFile, readPaperFile } from './read-paper-file';
import { sendJsonTool, sendTool, type ToolResult } from './send-tool';

const outcomeSchema = z.object({
  money: z.enum(['open', 'paid', 'invoice']),
  isCancelled: z.boolean(),
  hasBicycles: z.boolean(),
  hasParcels: z.boolean(),
});

const receiptSchema = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  outcome: outcomeSchema.optional(),
});

const withdrawalSchema = z.object({
  orderNumber: z.int(),
  name: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(withdrawalStates),
  isHeld: z.boolean(),
  outcome: outcomeSchema,
});

export type WithdrawalDeclaration = {
  /** The same declaration sent again acts once. */
  key: string;
  name: string;
  email: string;
  orderNumber: string;
  text: string;
};

export type WithdrawalReceipt = z.infer<typeof receiptSchema>;

/** A declaration as its buyer's link shows it. */
export type WaitingWithdrawal = z.infer<typeof withdrawalSchema>;

/**
 * Hands a declaration of withdrawal in and gives the time it was received (§ 356a BGB), and what it leads to when `token` is that of the
 * order's buyer. Nobody has to be signed in.
 */
export function declareWithdrawal(
  declaration: WithdrawalDeclaration,
  { language, token }: { language: Language; token: string | null },
): Promise<ToolResult<WithdrawalReceipt>> {
  const body = { ...declaration, language };
  return sendJsonTool({ path: '/withdrawals', language, token, body }, receiptSchema);
}

/** The declaration with this link, as it stands; 404 for a link that is none. */
export function readWithdrawal(
  link: string,
  language: Language,
): Promise<ToolResult<WaitingWithdrawal>> {
  return sendJsonTool({ path: `/withdrawals/links/${link}`, language }, withdrawalSchema);
}

/** Hands on what the buyer answers; not done when it comes too late. */
export function answerWithdrawalLink(
  link: string,
  answer: WithdrawalAnswer,
  language: Language,
): Promise<ToolResult<{ isDone: boolean }>> {
  const request = { path: `/withdrawals/links/${link}`, language, body: { answer } };
  return sendJsonTool(request, z.object({ isDone: z.boolean() }));
}

/** The link of the declaration that waits about an own order; 404 where none does. */
export function readOwnWithdrawalLink(
  orderNumber: number,
  { language, token }: { language: Language; token: string },
): Promise<ToolResult<{ link: string }>> {
  return sendJsonTool(
    { path: `/withdrawals/orders/${orderNumber}/link`, language, token },
    z.object({ link: z.string().refine(isWithdrawalLink) }),
  );
}

/** The receipt of the declaration sent under this key as PDF, whole; 404 for a key that is none. */
export async function readReceipt(key: string, language: Language): Promise<ToolResult<PaperFile>> {
  const sent = await sendTool({ path: `/withdrawals/receipts/${key}.pdf`, language });
  return sent.ok ? readPaperFile(sent.data) : sent;
}
