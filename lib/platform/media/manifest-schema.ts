import { z } from 'zod';

/** Keys and file names hold nothing an address or a srcset would have to escape. */
const name = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/;
const file = /^[A-Za-z0-9][A-Za-z0-9._/-]*-\d+\.(?:avif|webp)$/;

const entry = z.object({
  kind: z.string(),
  alt: z.object({ de: z.string().min(1), en: z.string().min(1) }),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  average: z.string().regex(/^#[0-9a-f]{6}$/i),
  placeholder: z.string().optional(),
  /** What the studio made it from; a picture without it is a photograph. */
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

/** The widths that a picture has in both formats, smallest first. */
export function listSharedWidths(files: Files): number[] {
  const webp = new Set(widthsIn(files, 'webp'));
  return widthsIn(files, 'avif').filter((width) => webp.has(width));
}

/** The widths over those that a picture has in AVIF only, smallest first. */
export function listAvifOnlyWidths(files: Files): number[] {
  const widest = Math.max(0, ...widthsIn(files, 'webp'));
  return widthsIn(files, 'avif').filter((width) => width > widest);
}

function widthsIn(files: Files, wanted: string): number[] {
  return files
    .flatMap(({ format, width }) => (format === wanted ? [width] : []))
    .sort((a, b) => a - b);
}

/** One picture of the manifest as the studio writes it. */
export type ManifestEntry = z.output<typeof entry>;

const manifest = z.object({ pictures: z.record(z.string().regex(name), z.unknown()) });

/** The pictures of a manifest, and in words what had to be left out. Throws when the whole is no manifest. */
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
