import 'server-only';
import { z } from 'zod';
import type { StockAtDealer } from '@/domain/dealers/dealer-stock';
import { env } from '@/lib/platform/config/env';
import type { Result } from '../result';
import { invalidAnswer, networkFailure } from './send-tool';

const timeoutMs = 5_000;
const revalidateSeconds = 300;

const answerSchema = z.object({
  dealers: z.array(z.object({ dealerNumber: z.string(), skus: z.array(z.string()) })),
});

/** Which variants lie at which dealer, as they told it themselves; at most five minutes old. Never throws. */
export async function readDealerStock(): Promise<Result<StockAtDealer[]>> {
  try {
    const response = await fetch(`${env.TOOLS_URL}/dealer-stock`, {
      next: { revalidate: revalidateSeconds, tags: ['dealer-stock'] },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.safeParse(response.ok ? await response.json() : null);
    if (answer.success) return { ok: true, data: answer.data.dealers };
    return { ok: false, error: invalidAnswer(response.status, answer.error) };
  } catch (cause) {
    return { ok: false, error: networkFailure(cause) };
  }
}
