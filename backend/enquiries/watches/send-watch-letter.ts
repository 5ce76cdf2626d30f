import type { Language } from '@/domain/language/detect-language';
import type { Transaction } from '../../database/database';
import { readBrand } from '../../mail/brand';
import { enqueueLetter } from '../../mail/enqueue-letter';
import type { RestServices } from '../../rest/rest-services';
import { endLinkToken } from '../mail-tokens';
import { type WatchNews, watchLetter } from './watch-letters';
import { findArticle, type WatchRow } from './watches.repository';

type Said = {
  watch: Pick<WatchRow, 'id' | 'email' | 'language' | 'sku' | 'day'>;
  about: WatchNews;
  /** What confirms it; in the first letter only. */
  token?: string;
};

/** Writes a letter about a watch into the outbox, with the way out in its words and its head (RFC 8058). */
export async function sendWatchLetter(
  trx: Transaction,
  { siteUrl, tokenSecret, clock }: Pick<RestServices, 'siteUrl' | 'tokenSecret' | 'clock'>,
  { watch, about, token = '' }: Said,
): Promise<void> {
  const now = clock.now();
  const language: Language = watch.language === 'en' ? 'en' : 'de';
  const article = await findArticle(trx, watch.sku, language);
  const end = endLinkToken('watch-end', watch.id, tokenSecret);
  const letter = watchLetter({
    ...{ language, about, sku: watch.sku, day: watch.day },
    title: article?.title ?? watch.sku,
    links: {
      confirm: `${siteUrl}/${language}/watch/confirm?token=${token}`,
      end: `${siteUrl}/${language}/watch/end?token=${end}`,
      article: `${siteUrl}/${language}${pathOf(article?.isSold ? article.pageOf : '', watch.sku)}`,
    },
  });
  const mail = {
    key: `watch-${about}:${watch.id}:${now}`,
    recipient: watch.email,
    letter,
    unsubscribeUrl: `${siteUrl}/api/watches/one-click?token=${end}`,
  };
  await enqueueLetter(trx, mail, await readBrand(trx), now);
}

/** The page of a product by its id, with the variant chosen; the models where it has none. */
function pathOf(productId: string, sku: string): string {
  const [kind, ...slug] = productId.split('-');
  const rooms: Readonly<Record<string, string>> = { bike: 'bikes', acc: 'accessories' };
  const room = rooms[kind ?? ''];
  return room === undefined ? '/bikes' : `/${room}/${slug.join('-')}?variant=${sku}`;
}
