import {
  createAvailabilityElement,
  createItemElement,
  createReplacementElement,
  createUnknownItemElement,
  type Seller,
  createSellersIdElement,
} from './item-xml';
import {
  type ResolvedArticle,
  resolveArticles,
  type VeloCall,
  type VeloOperation,
  assertTransactionStatus,
  getOwnTransaction,
  isTestCall,
} from './velo-operation';
import { parseVeloQuantity, VeloError, type RequestLine, getParameter } from './velo-request';
import { createVeloElement, type VeloXmlNode, createVeloTextElement } from './xml-writer';
import {
  clampPage,
  parseIndicator,
  transactionStates,
  hasAllSearchWords,
  splitSearchWords,
} from '@/domain/stock-connect/veloconnect-protocol';
import { newId } from '../../database/sql-helpers';
import { inTransaction } from '../../database/database';
import { listDealerArticles, type DealerArticle } from '../dealer-articles.repository';
import {
  insertTransaction,
  removeExcessSearches,
  updateTransaction,
} from './transaction.repository';

/**
 * Returns one article with price and availability. The response is also successful if the SKU is unknown or replaced by
 * another one.
 */
export const getItemDetails: VeloOperation = {
  response: 'vco:GetItemDetailsResponse',
  isTransaction: false,
  async run(call) {
    const [line, ...others] = call.request.lines;
    if (!line || others.length > 0)
      throw new VeloError('malformed', 'One SellersItemIdentification is needed');
    const requested = line.quantity ?? (getParameter(call.request, 'Quantity') || null);
    const known = await resolveArticles(call, [line.sku]);
    const unit = line.unit ?? (getParameter(call.request, 'quantityUnitCode') || null);
    const pieces = requestedQuantity({ ...line, quantity: requested, unit });
    return { content: detailNodes(call, known.get(line.sku), line.sku, pieces), items: 1 };
  },
};

/** Returns several articles with price and availability, in the order of the request. */
export const getItemDetailsList: VeloOperation = {
  response: 'vco:GetItemDetailsListResponse',
  isTransaction: false,
  async run(call) {
    const { lines } = call.request;
    if (lines.length === 0)
      throw new VeloError('malformed', 'At least one SellersItemIdentification is needed');
    const known = await resolveArticles(
      call,
      lines.map(({ sku }) => sku),
    );
    const content = lines.map((line) =>
      createVeloElement(
        'vco:ItemDetail',
        detailNodes(call, known.get(line.sku), line.sku, requestedQuantity(line)),
      ),
    );
    return { content, items: lines.length };
  },
};

/** Returns the elements for a SKU: the article with its availability, its replacement, or that the SKU is unknown. */
function detailNodes(
  { seller }: Pick<VeloCall, 'seller'>,
  known: ResolvedArticle | undefined,
  sku: string,
  pieces: number,
): VeloXmlNode[] {
  if (known?.kind === 'sold') {
    const { article } = known;
    return [createItemElement(article, seller), createAvailabilityElement(pieces, article.supply)];
  }
  return [
    known?.kind === 'replaced'
      ? createReplacementElement(sku, known.replacements)
      : createUnknownItemElement(sku),
  ];
}

/** Returns the requested quantity; 1 if the client sends none. */
function requestedQuantity(line: RequestLine): number {
  return parseVeloQuantity({ ...line, quantity: line.quantity || '1' });
}

const maxSearchLength = 200;
const maxSearches = 500;

/** Result formats of a search, with the maximum number of hits per response and the function that writes a hit. */
const resultFormats: Record<string, { maxCount: number; toNode: ArticleWriter | null }> = {
  COUNT: { maxCount: Number.MAX_SAFE_INTEGER, toNode: null },
  ID_ONLY: { maxCount: 5_000, toNode: ({ sku }) => createSellersIdElement(sku) },
  ITEM_TYPE: { maxCount: 500, toNode: createItemElement },
  ITEM_DETAIL: {
    maxCount: 500,
    toNode: (article, seller) =>
      createVeloElement('vco:ItemDetail', [
        createItemElement(article, seller),
        createAvailabilityElement(1, article.supply),
      ]),
  },
};

type ArticleWriter = (article: DealerArticle, seller: Seller) => VeloXmlNode;

/**
 * Opens a search. Only the words are stored, not the hits, because clients open a new search for each page. A search
 * without words matches the whole catalog.
 */
export const createTextSearch: VeloOperation = {
  response: 'vcc:CreateTextSearchResponse',
  isTransaction: true,
  async run(call) {
    const { customerId, request, shop } = call;
    const words = getParameter(request, 'SearchString').slice(0, maxSearchLength);
    const total = (await findHits(call, words)).length;
    const id = newId();
    const status = total === 0 ? transactionStates.final : transactionStates.open;
    await inTransaction(shop.db, async (trx) => {
      await insertTransaction(trx, customerId, {
        ...{ id, kind: 'search', status, content: words },
        isTest: isTestCall(call),
        updatedAt: shop.now,
      });
      await removeExcessSearches(trx, customerId, maxSearches);
    });
    return {
      content: [createVeloTextElement('vcc:TotalCount', total)],
      items: total,
      transaction: { id, status },
    };
  },
};

/**
 * Returns one page of a search's hits. Indexes out of range are adjusted. After the last hit the search is closed
 * unless the client requests otherwise.
 */
export const getSearchResult: VeloOperation = {
  response: 'vcc:SearchResultResponse',
  isTransaction: true,
  async run(call) {
    const { request, shop } = call;
    const transaction = await getOwnTransaction(call, 'search');
    assertTransactionStatus(transaction, [transactionStates.open]);
    const format = getParameter(request, 'ResultFormat').toUpperCase() || 'ID_ONLY';
    const result = resultFormats[format];
    if (!result) throw new VeloError('malformed', `There is no ResultFormat ${format}`, 2);
    const hits = await findHits(call, transaction.content);
    const fields = {
      startIndex: readIndex(getParameter(request, 'StartIndex'), 0),
      count: readIndex(getParameter(request, 'Count'), hits.length),
    };
    const { startIndex, count } = clampPage(fields, hits.length, result.maxCount);
    const { toNode } = result;
    const delivered = toNode === null ? [] : hits.slice(startIndex, startIndex + count);
    const isLast = delivered.length > 0 && startIndex + count >= hits.length;
    const stays = parseIndicator(getParameter(request, 'DoNotClose')) === true;
    const status = isLast && !stays ? transactionStates.final : transactionStates.open;
    if (status !== transaction.status)
      await updateTransaction(shop.db, transaction.id, { ...transaction, status });
    return {
      content: [
        createVeloTextElement('vcc:StartIndex', startIndex),
        createVeloTextElement('vcc:Count', count),
        createVeloTextElement('vcc:TotalCount', hits.length),
        createVeloTextElement('vcc:ResultFormat', format),
        ...(toNode === null ? [] : delivered.map((article) => toNode(article, call.seller))),
      ],
      items: delivered.length,
      transaction: { id: transaction.id, status },
    };
  },
};

async function findHits({ shop }: VeloCall, words: string): Promise<DealerArticle[]> {
  const wanted = splitSearchWords(words);
  const articles = await listDealerArticles(shop.db, shop.language, shop.now);
  return articles.filter(({ sku, description }) => hasAllSearchWords(wanted, [sku, description]));
}

/** Parses an integer; returns the default for an empty text. Throws VeloError for other values. */
function readIndex(written: string, otherwise: number): number {
  if (written === '') return otherwise;
  if (!/^[+-]?\d{1,12}$/.test(written))
    throw new VeloError('malformed', 'StartIndex and Count must be whole numbers', 2);
  return Number(written);
}
