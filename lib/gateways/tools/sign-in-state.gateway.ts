import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { sendJsonTool, type ToolResult } from './send-tool';

const stateSchema = z.object({ hasEnded: z.boolean() });

/** Whether the sign-in of a token was ended at the shop or the identity. A token that has only run out has not ended. */
export function readSignInState(
  token: string,
  language: Language,
): Promise<ToolResult<z.infer<typeof stateSchema>>> {
  return sendJsonTool({ path: '/sign-in-state', language, token }, stateSchema);
}
