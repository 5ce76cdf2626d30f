import { z } from 'zod';

/** demo/media/manifest.json, written by the image generator: every picture by key with its files. */
export const mediaManifestSchema = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      kind: z.string().optional(),
      /** Bike pictures: the model's slug and the shown parts. */
      model: z.string().optional(),
      frame: z.string().optional(),
      color: z.string().optional(),
      view: z.string().optional(),
      /** Accessory pictures: the accessory's slug and the index of the article. */
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
