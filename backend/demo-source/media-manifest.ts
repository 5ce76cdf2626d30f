import { z } from 'zod';

/** demo/media/manifest.json, as the studio writes it: every picture by its key with the files it comes in. */
export const mediaManifest = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      alt: z.object({ de: z.string(), en: z.string() }).optional(),
      files: z.array(
        z.object({
          path: z.string(),
          format: z.string(),
          width: z.int(),
          height: z.int(),
          bytes: z.int(),
        }),
      ),
    }),
  ),
});

export type MediaManifest = z.infer<typeof mediaManifest>;
