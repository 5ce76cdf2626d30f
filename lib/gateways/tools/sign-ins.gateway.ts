import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { sendJsonTool, sendTool, type ToolResult } from './send-tool';

const listSchema = z.object({
  signIns: z.array(
    z.object({
      userAgent: z.string(),
      startedAt: z.number(),
      lastSeenAt: z.number(),
      isCurrent: z.boolean(),
    }),
  ),
});

type Caller = { token: string; language: Language };

/** The caller's sign-ins that are in force. */
export function readSignIns(caller: Caller): Promise<ToolResult<z.infer<typeof listSchema>>> {
  return sendJsonTool({ path: '/sign-ins', ...caller }, listSchema);
}

/** Notes the caller's sign-in as in use. */
export function sendSignIn(caller: Caller, userAgent: string): Promise<ToolResult<Response>> {
  return sendTool({ path: '/sign-ins', ...caller, body: { userAgent } });
}

/** Ends all sign-ins of the caller at the shop. */
export function sendSignInsEnd(caller: Caller): Promise<ToolResult<Response>> {
  return sendTool({ path: '/sign-ins/end', ...caller, body: {} });
}
