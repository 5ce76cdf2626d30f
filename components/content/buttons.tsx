import { buttonClass } from '@/components/ui/form/button';
import { ContentImage } from '@/components/ui/picture/content-image';
import type { ButtonsBlock } from '@/lib/platform/views/page-view';
import { SafeLink } from './safe-link';
import '@/styles/by-use/covers.scss';
import '@/styles/by-use/lists.scss';

/** Ways on: those with a picture as cards, the others as plain buttons in a row. */
export function Buttons({ block }: { block: ButtonsBlock }) {
  const { title, buttons } = block;
  const named = buttons.filter(({ text }) => text !== '');
  const cards = named.filter(({ image }) => image !== null);
  const plain = named.filter(({ image }) => image === null);
  if (named.length === 0) return null;
  return (
    <>
      {title && <h2 className="mb-4">{title}</h2>}
      {cards.length > 0 && (
        <ul className="lt-link-cards">
          {cards.map(({ id, text, href, image }) => (
            <li key={id}>
              <SafeLink address={href}>
                {image && (
                  <ContentImage
                    image={{ ...image, alt: '' }}
                    className="lt-cover lt-ratio-3-2"
                    sizes="(min-width: 992px) 30vw, (min-width: 576px) 45vw, 90vw"
                  />
                )}
                <span className="h3">{text}</span>
              </SafeLink>
            </li>
          ))}
        </ul>
      )}
      {plain.length > 0 && (
        <div
          className={cards.length > 0 ? 'd-flex flex-wrap gap-3 mt-4' : 'd-flex flex-wrap gap-3'}
        >
          {plain.map(({ id, text, href }) => (
            <SafeLink key={id} address={href} className={buttonClass({ variant: 'outline' })}>
              {text}
            </SafeLink>
          ))}
        </div>
      )}
    </>
  );
}
