import 'server-only';
import { z } from 'zod';
import type { ContactTopic } from '@/domain/contact/contact-topic';
import type { Language } from '@/domain/language/detect-language';
import { sendJsonTool, type ToolResult } from './send-tool';

const answerSchema = z.object({ id: z.string() });

export type ContactMessage = {
  /** The same message sent again acts once. */
  key: string;
  topic: ContactTopic;
  name: string;
  email: string;
  orderNumber: string;
  text: string;
  /** How long the form was open, in milliseconds. */
  filledInMs: number;
  /** A field people do not see. */
  website: string;
};

/** Hands a message to the company in; its sender gets a copy by mail. */
export function sendContactMessage(
  message: ContactMessage,
  language: Language,
): Promise<ToolResult<z.infer<typeof answerSchema>>> {
  return sendJsonTool({ path: '/contact', language, body: { ...message, language } }, answerSchema);
}
