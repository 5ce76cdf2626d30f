import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { env } from '@/lib/platform/config/env';
import { tagSettings } from '@/lib/platform/config/tag-settings';
import { createClientRateLimiter, createRateLimiter } from '@/lib/platform/http/rate-limit';
import { parseJsonBody } from '@/lib/platform/http/read-body';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

/** A blocked resource, without data about the visitor and without URL parts after the path. */
export interface CspViolation {
  readonly directive: string;
  /** An origin, or a keyword such as inline, eval or data. */
  readonly blocked: string;
  /** The page's path, or 'elsewhere' for pages of other sites. */
  readonly page: string;
}

const text = z.string().max(2_000);

/**
 * Schema of the two formats that browsers send: a single report with `report-uri`, a list with `report-to` (CSP Level 3
 * §5.3, §5.4).
 */
const report = z.union([
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'blocked-uri': text.default(''),
        'effective-directive': text.optional(),
        'violated-directive': text.default(''),
      }),
    })
    .transform(({ 'csp-report': one }) => [
      {
        page: one['document-uri'],
        blocked: one['blocked-uri'],
        directive: one['effective-directive'] ?? one['violated-directive'],
      },
    ]),
  z
    .array(
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({
          documentURL: text,
          blockedURL: text.default(''),
          effectiveDirective: text,
        }),
      }),
    )
    .max(20)
    .transform((reports) =>
      reports.map(({ body }) => ({
        page: body.documentURL,
        blocked: body.blockedURL,
        directive: body.effectiveDirective,
      })),
    ),
]);

/**
 * Returns the violations in a report, or null for an invalid report. Shortens directives to their names and removes URL
 * parts that may contain personal data.
 */
export function parseCspReport(body: unknown, siteOrigin: string): CspViolation[] | null {
  const parsed = report.safeParse(body);
  if (!parsed.success) return null;
  return parsed.data.map(({ page, blocked, directive }) => ({
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: sourceOf(blocked),
    page: pathOf(page, siteOrigin),
  }));
}

function sourceOf(blocked: string): string {
  if (URL.canParse(blocked) && /^https?:/.test(blocked)) return new URL(blocked).origin;
  return /^[a-z-]{1,24}/.exec(blocked)?.[0] ?? 'inline';
}

function pathOf(page: string, siteOrigin: string): string {
  if (!URL.canParse(page)) return 'elsewhere';
  const { origin, pathname } = new URL(page);
  return origin === siteOrigin ? pathname.slice(0, 120) : 'elsewhere';
}

const maxBytes = 16_000;
const maxKinds = 200;

const ofOneVisitor = createClientRateLimiter('violations', { burst: 20, perMinute: 20 });
const ofAll = createRateLimiter('allViolations', { burst: 120, perMinute: 120 });
const counts = new LRUCache<string, number>({ max: maxKinds });

/**
 * Handles a browser's report of a content security policy violation. Responds with 204, 400 for an invalid report, 413
 * when the report is too long, 429 when there are too many. Counts violations by kind and logs only the first, tenth,
 * hundredth and so on of each kind, because browser extensions cause many.
 */
export async function handleCspReport(request: Request): Promise<Response> {
  const body = await parseJsonBody(request, maxBytes);
  if (!body.ok) return new Response(null, { status: body.status });
  const violations = parseCspReport(body.value, new URL(env.SITE_URL).origin);
  if (violations === null) return new Response(null, { status: 400 });
  const nowMs = Date.now();
  if ((await ofOneVisitor(request.headers, nowMs)) > 0 || (await ofAll('all', nowMs)) > 0)
    return new Response(null, { status: 429 });
  for (const violation of violations) count(violation);
  return new Response(null, { status: 204 });
}

function count(violation: CspViolation): void {
  const key = `${violation.directive} ${violation.blocked}`;
  const times = (counts.get(key) ?? 0) + 1;
  counts.set(key, times);
  if (/^10*$/.test(String(times)))
    logger.warn('The content security policy blocked a resource', {
      ...violation,
      times,
      ...(isOfTagManager(violation) && { advice: tagManagerAdvice }),
    });
}

const tagManagerAdvice =
  'Custom HTML tags of a tag manager are inline scripts and do not run: use its templates (docs/operations.md, Tags)';

/**
 * True for a violation that a custom HTML tag of the tag manager has most likely caused: a blocked inline script on a
 * site with a tag manager.
 */
function isOfTagManager({ directive, blocked }: CspViolation): boolean {
  return (
    Boolean(tagSettings?.tagManagerId) && directive.startsWith('script-src') && blocked === 'inline'
  );
}
