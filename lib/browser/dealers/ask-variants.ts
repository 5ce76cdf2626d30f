import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';

const schema = z.object({
  variants: z.array(
    z.object({
      sku: z.string(),
      drivetrain: z.string(),
      frame: z.string(),
      size: z.string(),
      color: z.string(),
    }),
  ),
});

export type VariantChoice = z.infer<typeof schema>['variants'][number];

const timeoutMs = 10_000;

/** The variants of a model in words; null when nobody answered. */
export async function askVariants(
  bike: string,
  language: Language,
): Promise<VariantChoice[] | null> {
  try {
    const query = new URLSearchParams({ bike, lang: language });
    const response = await fetch(`/api/bike-variants?${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return schema.parse(await response.json()).variants;
  } catch {
    // The form says that the list is missing and offers to try again.
    return null;
  }
}
