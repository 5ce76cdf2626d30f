import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { sendJsonTool, type ToolResult } from './send-tool';

const answerSchema = z.object({ id: z.string() });

export type TestRideWish = {
  /** The same request sent again acts once. */
  key: string;
  /** The finder entry's adrNumber. */
  dealerNumber: string;
  /** The model's slug. */
  bike: string;
  /** The exact bike; empty when that is open. */
  sku: string;
  name: string;
  email: string;
  phone: string;
  /** A day as 2026-12-04; empty for any. */
  wish: string;
  /** Whether it is to be leased as a job bike, and by whom; empty when not. */
  leasing: '' | 'employee' | 'selfEmployed';
  /** The code of what was configured; empty for none. */
  configuration: string;
  message: string;
  /** How long the form was open, in milliseconds. */
  filledInMs: number;
  /** A field people do not see. */
  website: string;
};

/** Asks a dealer for a test ride; dealer and sender get a mail. */
export function sendTestRideWish(
  wish: TestRideWish,
  language: Language,
): Promise<ToolResult<z.infer<typeof answerSchema>>> {
  return sendJsonTool({ path: '/test-rides', language, body: { ...wish, language } }, answerSchema);
}
