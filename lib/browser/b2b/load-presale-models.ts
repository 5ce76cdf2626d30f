import { z } from 'zod';

const schema = z.object({
  title: z.string(),
  models: z.array(z.object({ slug: z.string(), name: z.string() })),
});

export type PresaleModels = z.infer<typeof schema>;

/** Loads the presale models for a signed-in B2B customer; null for everyone else and when the request fails. */
export async function loadPresaleModels(
  language: string,
  signal: AbortSignal,
): Promise<PresaleModels | null> {
  try {
    const response = await fetch(`/api/presale?lang=${language}`, { signal });
    return response.ok ? schema.parse(await response.json()) : null;
  } catch {
    // Without a response, the list of models is shown without links to presale models.
    return null;
  }
}
