import { z } from 'zod';

/** Keys and file names contain only characters that need no escaping in a URL or srcset. */
const name = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/;
const file = /^[A-Za-z0-9][A-Za-z0-9._/-]*-\d+\.(?:avif|webp)$/;

const entry = z.object({
  kind: z.string(),
  alt: z.object({ de: z.string().min(1), en: z.string().min(1) }),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  average: z.string().regex(/^#[0-9a-f]{6}$/i),
  placeholder: z.string().optional(),
  /** Render source in the studio; pictures without one are photographs. */
  source: z.string().optional(),
  drive: z.string().optional(),
  motor: z.string().nullish(),
  files: z
    .array(
      z.object({
        path: z.string().regex(file),
        format: z.enum(['avif', 'webp']),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        bytes: z.number().int().positive(),
      }),
    )
    .refine((files) => listSharedWidths(files).length > 0, 'has no width in both AVIF and WebP'),
});

type Files = readonly { format: string; width: number }[];

/** Returns the widths available in both formats, smallest first. */
export function listSharedWidths(files: Files): number[] {
  const webp = new Set(widthsIn(files, 'webp'));
  return widthsIn(files, 'avif').filter((width) => webp.has(width));
}

/** Returns the widths that exceed the widest WebP file and exist in AVIF only, smallest first. */
export function listAvifOnlyWidths(files: Files): number[] {
  const widest = Math.max(0, ...widthsIn(files, 'webp'));
  return widthsIn(files, 'avif').filter((width) => width > widest);
}

function widthsIn(files: Files, wanted: string): number[] {
  return files
    .flatMap(({ format, width }) => (format === wanted ? [width] : []))
    .sort((a, b) => a - b);
}

/** One picture of the manifest as written by the studio. */
export type ManifestEntry = z.output<typeof entry>;

const manifest = z.object({ pictures: z.record(z.string().regex(name), z.unknown()) });

/** Parses a manifest into its pictures and messages about skipped ones. Throws when the JSON is not a manifest. */
export function parseManifest(json: unknown): {
  entries: Map<string, ManifestEntry>;
  problems: string[];
} {
  const entries = new Map<string, ManifestEntry>();
  const problems: string[] = [];
  for (const [key, value] of Object.entries(manifest.parse(json).pictures)) {
    const parsed = entry.safeParse(value);
    if (parsed.success) entries.set(key, parsed.data);
    else problems.push(`${key}: ${z.prettifyError(parsed.error)}`);
  }
  return { entries, problems };
}
