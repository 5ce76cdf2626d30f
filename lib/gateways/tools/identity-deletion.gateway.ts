import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { sendTool, type ToolResult } from './send-tool';

/** Gives the services what the deletion at a user pool elsewhere needs, before the shop deletes the account. */
export function sendIdentityDeletion(
  { token, refreshToken }: { token: string; refreshToken: string },
  language: Language,
): Promise<ToolResult<Response>> {
  return sendTool({ path: '/identity-deletions', language, token, body: { refreshToken } });
}
