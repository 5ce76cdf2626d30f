import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { sendJsonTool, type ToolResult } from './send-tool';

const answerSchema = z.object({ state: z.enum(['accepted', 'confirmed', 'ended']) });

type WatchAnswer = z.infer<typeof answerSchema>;

export type WatchRequest = {
  email: string;
  sku: string;
  /** A day as 2026-12-04; empty for as soon as it is there. */
  day: string;
};

/** Asks to be told of an article; what is known of the e-mail is not told. */
export function askForWatch(
  request: WatchRequest,
  language: Language,
): Promise<ToolResult<WatchAnswer>> {
  return sendJsonTool({ path: '/watches', language, body: { ...request, language } }, answerSchema);
}

/** Confirms, or ends, a watch by the token of a mail. */
export function redeemWatchToken(
  deed: 'confirm' | 'end',
  token: string,
  language: Language,
): Promise<ToolResult<WatchAnswer>> {
  return sendJsonTool({ path: `/watches/${deed}`, language, body: { token } }, answerSchema);
}
