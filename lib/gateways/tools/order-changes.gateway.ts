import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { type ChangeAnswer, changeAnswers, type OrderChange } from '@/domain/order/order-change';
import { parseIsoDay } from '@/domain/time/day';
import { sendJsonTool, type ToolResult } from './send-tool';

const day = z.string().transform((text, context) => {
  const found = parseIsoDay(text);
  if (found !== null) return found;
  context.addIssue('no day');
  return z.NEVER;
});

const changeSchema = z.object({
  orderNumber: z.int(),
  title: z.string(),
  isCancelled: z.boolean(),
  former: day,
  from: day,
  until: day,
  answer: z.enum(changeAnswers).nullable(),
  isOpen: z.boolean(),
  canCancel: z.boolean(),
  faster: z
    .object({
      sku: z.string(),
      title: z.string(),
      shortDescription: z.string(),
      from: day,
      until: day,
    })
    .nullable(),
});

/** How the days of the order with this link have changed; 404 for a link that is none. */
export function readOrderChange(
  link: string,
  language: Language,
): Promise<ToolResult<OrderChange>> {
  return sendJsonTool(
    { path: `/order-changes/links/${link}?lang=${language}`, language },
    changeSchema,
  );
}

/** Hands on what the buyer answers; not done when it comes too late. */
export function answerOrderChange(
  link: string,
  answer: ChangeAnswer,
  language: Language,
): Promise<ToolResult<{ isDone: boolean }>> {
  const request = { path: `/order-changes/links/${link}`, language, body: { answer } };
  return sendJsonTool(request, z.object({ isDone: z.boolean() }));
}
