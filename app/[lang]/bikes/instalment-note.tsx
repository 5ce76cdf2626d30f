import type { Language } from '@/domain/language/detect-language';
import { getInstalments } from '@/lib/server/catalog/get-instalments';

interface Props {
  readonly language: Language;
  /** What the dearest that is sold here costs. */
  readonly priceCents: number;
}

/** How the price can be paid in parts, in the words of the shop's settings; nothing where they name no way. */
export async function InstalmentNote({ language, priceCents }: Props) {
  const offers = await getInstalments(language, priceCents);
  return offers.map(({ title, description }) => (
    <p key={title} className="small text-2 mb-0 mt-2">
      {title}: {description}
    </p>
  ));
}
