import { z } from 'zod';

/** demo/media/manifest.json, written by the image generator: every picture by key with its files. */
export const mediaManifestSchema = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      kind: z.string().optional(),
      /** Only for pictures of bikes: the model's slug, and frame, color and view in the picture. */
      model: z.string().optional(),
      frame: z.string().optional(),
      color: z.string().optional(),
      view: z.string().optional(),
      /** Only for pictures of accessories: the accessory's slug and the index of the article in its file. */
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
