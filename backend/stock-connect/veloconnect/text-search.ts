import { clampPage } from '@/domain/veloconnect/clamp-page';
import { readIndicator } from '@/domain/veloconnect/quantity';
import { transactionStates } from '@/domain/veloconnect/response-code';
import { holdsWords, searchWords } from '@/domain/veloconnect/search-words';
import { newId } from '../../database/ids';
import { inTransaction } from '../../database/database';
import { findSoldArticles, type SoldArticle } from '../articles/sold-articles.repository';
import { availabilityNode, itemNode, type Seller, sellersId } from './item-xml';
import { assertStatus, ownTransaction } from './own-transaction';
import { insertTransaction, keepNewestSearches, updateTransaction } from './transaction.repository';
import { isTestCall, type VeloCall, type VeloOperation } from './velo-call';
import { VeloError } from './velo-error';
import { valueOf } from './velo-request';
import { element, textElement, type XmlNode } from './xml-writer';

const maxSearchLength = 200;
const maxSearches = 500;

/** How many hits are handed out at once. */
const resultFormats: Record<string, { maxCount: number; toNode: ArticleWriter | null }> = {
  COUNT: { maxCount: Number.MAX_SAFE_INTEGER, toNode: null },
  ID_ONLY: { maxCount: 5_000, toNode: ({ sku }) => sellersId(sku) },
  ITEM_TYPE: { maxCount: 500, toNode: itemNode },
  ITEM_DETAIL: {
    maxCount: 500,
    toNode: (article, seller) =>
      element('vco:ItemDetail', [itemNode(article, seller), availabilityNode(1, article.supply)]),
  },
};

type ArticleWriter = (article: SoldArticle, seller: Seller) => XmlNode;

/** Opens a search. Its words are kept, not its hits: clients open one for each page. Without words it is the whole catalogue. */
export const createTextSearch: VeloOperation = {
  response: 'vcc:CreateTextSearchResponse',
  isTransaction: true,
  async run(call) {
    const { customerId, request, shop } = call;
    const words = valueOf(request, 'SearchString').slice(0, maxSearchLength);
    const total = (await findHits(call, words)).length;
    const id = newId();
    const status = total === 0 ? transactionStates.final : transactionStates.open;
    await inTransaction(shop.db, async (trx) => {
      await insertTransaction(trx, customerId, {
        ...{ id, kind: 'search', status, content: words },
        isTest: isTestCall(call),
        updatedAt: shop.now,
      });
      await keepNewestSearches(trx, customerId, maxSearches);
    });
    return {
      content: [textElement('vcc:TotalCount', total)],
      items: total,
      transaction: { id, status },
    };
  },
};

/** A part of a search's hits. Bounds are moved to what is possible; with the last hit the search is closed unless the client minds. */
export const searchResult: VeloOperation = {
  response: 'vcc:SearchResultResponse',
  isTransaction: true,
  async run(call) {
    const { request, shop } = call;
    const transaction = await ownTransaction(call, 'search');
    assertStatus(transaction, [transactionStates.open]);
    const format = valueOf(request, 'ResultFormat').toUpperCase() || 'ID_ONLY';
    const result = resultFormats[format];
    if (!result) throw new VeloError('malformed', `There is no ResultFormat ${format}`, 2);
    const hits = await findHits(call, transaction.content);
    const wish = {
      startIndex: readIndex(valueOf(request, 'StartIndex'), 0),
      count: readIndex(valueOf(request, 'Count'), hits.length),
    };
    const { startIndex, count } = clampPage(wish, hits.length, result.maxCount);
    const { toNode } = result;
    const delivered = toNode === null ? [] : hits.slice(startIndex, startIndex + count);
    const isLast = delivered.length > 0 && startIndex + count >= hits.length;
    const stays = readIndicator(valueOf(request, 'DoNotClose')) === true;
    const status = isLast && !stays ? transactionStates.final : transactionStates.open;
    if (status !== transaction.status)
      await updateTransaction(shop.db, transaction.id, { ...transaction, status });
    return {
      content: [
        textElement('vcc:StartIndex', startIndex),
        textElement('vcc:Count', count),
        textElement('vcc:TotalCount', hits.length),
        textElement('vcc:ResultFormat', format),
        ...(toNode === null ? [] : delivered.map((article) => toNode(article, call.seller))),
      ],
      items: delivered.length,
      transaction: { id: transaction.id, status },
    };
  },
};

async function findHits({ shop }: VeloCall, words: string): Promise<SoldArticle[]> {
  const wanted = searchWords(words);
  const articles = await findSoldArticles(shop.db, shop.language, shop.now);
  return articles.filter(({ sku, description }) => holdsWords(wanted, [sku, description]));
}

/** A whole number, as it was meant; the given one where none was sent. Refuses what is none. */
function readIndex(written: string, otherwise: number): number {
  if (written === '') return otherwise;
  if (!/^[+-]?\d{1,12}$/.test(written))
    throw new VeloError('malformed', 'StartIndex and Count must be whole numbers', 2);
  return Number(written);
}
