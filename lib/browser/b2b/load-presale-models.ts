import { z } from 'zod';

const schema = z.object({
  title: z.string(),
  models: z.array(z.object({ slug: z.string(), name: z.string() })),
});

export type PresaleModels = z.infer<typeof schema>;

/** The presale models for the b2b customer of this browser; null for everybody else, and when nobody answered. */
export async function loadPresaleModels(
  language: string,
  signal: AbortSignal,
): Promise<PresaleModels | null> {
  try {
    const response = await fetch(`/api/presale?lang=${language}`, { signal });
    return response.ok ? schema.parse(await response.json()) : null;
  } catch {
    // The list of models stands without these links.
    return null;
  }
}
