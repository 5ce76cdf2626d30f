import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';

/** What a user may say of itself besides the e-mail. */
export const attributesShape = z.object({
  phone_number: z
    .string()
    .regex(/^\+[1-9][0-9]{4,14}$/)
    .exactOptional(),
  locale: z
    .string()
    .regex(/^[a-zA-Z]{2}([-_][a-zA-Z]{2})?$/)
    .exactOptional(),
  given_name: z.string().min(1).max(255).exactOptional(),
  family_name: z.string().min(1).max(255).exactOptional(),
});

export type Attributes = z.infer<typeof attributesShape>;

/** The language to write to somebody: as asked for now, else as the user prefers, else German. */
export function mailLanguage(...wishes: (string | undefined)[]): Language {
  const wish = wishes.find((text) => text !== undefined && /^(de|en)\b/i.test(text));
  return wish?.toLowerCase().startsWith('en') ? 'en' : 'de';
}
