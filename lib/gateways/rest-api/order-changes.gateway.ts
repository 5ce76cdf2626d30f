import 'server-only';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import {
  type OrderChangeResponse,
  orderChangeResponses,
  type OrderChange,
} from '@/domain/order/order-change';
import { parseIsoDay } from '@/domain/time/day';
import { fetchRestApiJson, type RestApiResult } from './rest-api-client';

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
  answer: z.enum(orderChangeResponses).nullable(),
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

/** Fetches the changed delivery dates of the order that the link belongs to. 404 for an unknown link. */
export function fetchOrderChange(
  link: string,
  language: Language,
): Promise<RestApiResult<OrderChange>> {
  return fetchRestApiJson(
    { path: `/order-changes/links/${link}?lang=${language}`, language },
    changeSchema,
  );
}

/** Sends the buyer's decision on changed delivery dates. `isDone` is false when the decision came too late. */
export function sendOrderChangeDecision(
  link: string,
  answer: OrderChangeResponse,
  language: Language,
): Promise<RestApiResult<{ isDone: boolean }>> {
  const request = { path: `/order-changes/links/${link}`, language, body: { answer } };
  return fetchRestApiJson(request, z.object({ isDone: z.boolean() }));
}
