import { z } from 'zod';

/** demo/media/manifest.json, as the studio writes it: every picture by its key with the files it comes in. */
export const mediaManifestSchema = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      kind: z.string().optional(),
      /** Of a bicycle: its model's slug, and what is seen of it. */
      model: z.string().optional(),
      frame: z.string().optional(),
      color: z.string().optional(),
      view: z.string().optional(),
      /** Of an accessory: its slug and which of its articles. */
      slug: z.string().optional(),
      index: z.int().optional(),
      scene: z.string().optional(),
      crop: z.string().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
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

export type MediaManifest = z.infer<typeof mediaManifestSchema>;
