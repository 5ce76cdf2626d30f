import { useLocale } from 'next-intl';
import { Picture } from '@/components/ui/picture/picture';
import { findCaptioned } from '@/lib/platform/media/find-picture';
import '@/styles/by-use/covers.scss';

type MarkdownPictureProps = { address: string; alt: string };

/** `![words](/media/<key>)`: one of the site's own pictures, in the measure of the text. Any other address shows nothing. */
export function MarkdownPicture({ address, alt }: MarkdownPictureProps) {
  const language = useLocale();
  const [, key] = /^\/media\/([\w./-]+)$/.exec(address) ?? [];
  const picture = key === undefined ? null : findCaptioned(key, language);
  if (picture === null) return null;
  return (
    <Picture
      picture={picture}
      alt={alt || picture.alt}
      sizes="(min-width: 768px) 40rem, 95vw"
      className="lt-cover"
    />
  );
}
