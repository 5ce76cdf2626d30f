import { z } from 'zod';

/** What a browser did not run or load, without who it was and what stood in addresses behind the path. */
export interface Violation {
  readonly directive: string;
  /** An origin, or a word as inline, eval and data. */
  readonly blocked: string;
  /** The page's path; other sites' pages have none. */
  readonly page: string;
}

const text = z.string().max(2_000);

/** Both forms browsers send: `report-uri`'s one and `report-to`'s list (CSP Level 3 §5.3, §5.4). */
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

/** The violations of a report; null when it is none. Directives are names only, addresses lose all that may be somebody's. */
export function readViolations(body: unknown, siteOrigin: string): Violation[] | null {
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
