import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { sendJsonTool, type ToolResult } from './send-tool';

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
