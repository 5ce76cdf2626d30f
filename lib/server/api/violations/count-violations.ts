import 'server-only';
import { remember } from '@/domain/limits/remember';
import { env } from '@/lib/platform/config/env';
import { tagSettings } from '@/lib/platform/config/tag-settings';
import { createClientLimiter, createRateLimiter } from '@/lib/platform/http/rate-limit';
import { readJsonBody } from '@/lib/platform/http/read-body';
import { logger } from '@/lib/platform/observability/logger';
import { readViolations, type Violation } from './read-violations';

const maxBytes = 16_000;
const maxKinds = 200;

const ofOneVisitor = createClientLimiter('violations', { burst: 20, perMinute: 20 });
const ofAll = createRateLimiter('allViolations', { burst: 120, perMinute: 120 });
const counts = new Map<string, number>();

/**
 * Takes a browser's report that the content security policy held something back: 204; 400 and 413 for what is none or too long,
 * 429 for too many. Each kind is counted, and logged at its first, tenth, hundredth … time: extensions of browsers cause many.
 */
export async function countViolations(request: Request): Promise<Response> {
  const body = await readJsonBody(request, maxBytes);
  if (!body.ok) return new Response(null, { status: body.status });
  const violations = readViolations(body.value, new URL(env.SITE_URL).origin);
  if (violations === null) return new Response(null, { status: 400 });
  const nowMs = Date.now();
  if ((await ofOneVisitor(request.headers, nowMs)) > 0 || (await ofAll('all', nowMs)) > 0)
    return new Response(null, { status: 429 });
  for (const violation of violations) count(violation);
  return new Response(null, { status: 204 });
}

function count(violation: Violation): void {
  const key = `${violation.directive} ${violation.blocked}`;
  const times = (counts.get(key) ?? 0) + 1;
  remember(counts, key, times, maxKinds);
  if (/^10*$/.test(String(times)))
    logger.warn('The content security policy held something back', {
      ...violation,
      times,
      ...(isOfTagManager(violation) && { advice: tagManagerAdvice }),
    });
}

const tagManagerAdvice =
  'Custom HTML tags of a tag manager are inline scripts and do not run: use its templates (docs/operations.md, Tags)';

/** True for an inline script held back on a site with a tag manager: most likely one of its custom HTML tags. */
function isOfTagManager({ directive, blocked }: Violation): boolean {
  return (
    Boolean(tagSettings?.tagManagerId) && directive.startsWith('script-src') && blocked === 'inline'
  );
}
