import 'server-only';
import { type Language, languages } from '@/domain/language/detect-language';
import { orElse } from '@/lib/server/required';

/** The addresses of entries to be made before anybody asks; none when the content service is silent, then each is made when asked for. */
export async function slugParams(
  list: (language: Language) => Promise<readonly { slug: string }[]>,
): Promise<{ lang: Language; slug: string }[]> {
  const all = await Promise.all(
    languages.map(async (lang) =>
      (await orElse(list(lang), [])).map(({ slug }) => ({ lang, slug })),
    ),
  );
  return all.flat();
}
