import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { type PaperFile, readPaperFile } from './read-paper-file';
import { sendJsonTool, sendTool, type ToolResult } from './send-tool';

const answerSchema = z.object({ id: z.string(), receivedAt: z.iso.datetime() });

export type WithdrawalDeclaration = {
  /** The same declaration sent again acts once. */
  key: string;
  name: string;
  email: string;
  orderNumber: string;
  text: string;
};

export type WithdrawalReceipt = z.infer<typeof answerSchema>;

/** Hands a declaration of withdrawal in and gives the time it was received (§ 356a BGB). */
export function declareWithdrawal(
  declaration: WithdrawalDeclaration,
  language: Language,
): Promise<ToolResult<WithdrawalReceipt>> {
  return sendJsonTool(
    { path: '/withdrawals', language, body: { ...declaration, language } },
    answerSchema,
  );
}

/** The receipt of the declaration sent under this key as PDF, whole; 404 for a key that is none. */
export async function readReceipt(key: string, language: Language): Promise<ToolResult<PaperFile>> {
  const sent = await sendTool({ path: `/withdrawals/receipts/${key}.pdf`, language });
  return sent.ok ? readPaperFile(sent.data) : sent;
}
