import { availabilityNode, itemNode, replacementNode, unknownNode } from './item-xml';
import { type KnownArticle, knowArticles } from './known-articles';
import { piecesOf } from './pieces-of';
import type { VeloCall, VeloOperation } from './velo-call';
import { VeloError } from './velo-error';
import { type RequestLine, valueOf } from './velo-request';
import { element, type XmlNode } from './xml-writer';

/** One article with price and availability; its replacement, or that it is unknown, are good answers too. */
export const getItemDetails: VeloOperation = {
  response: 'vco:GetItemDetailsResponse',
  isTransaction: false,
  async run(call) {
    const [line, ...others] = call.request.lines;
    if (!line || others.length > 0)
      throw new VeloError('malformed', 'One SellersItemIdentification is needed');
    const asked = line.quantity ?? (valueOf(call.request, 'Quantity') || null);
    const known = await knowArticles(call, [line.sku]);
    const unit = line.unit ?? (valueOf(call.request, 'quantityUnitCode') || null);
    const pieces = piecesAsked({ ...line, quantity: asked, unit });
    return { content: detailNodes(call, known.get(line.sku), line.sku, pieces), items: 1 };
  },
};

/** Many articles at once, answered one for one in the order they were asked. */
export const getItemDetailsList: VeloOperation = {
  response: 'vco:GetItemDetailsListResponse',
  isTransaction: false,
  async run(call) {
    const { lines } = call.request;
    if (lines.length === 0)
      throw new VeloError('malformed', 'At least one SellersItemIdentification is needed');
    const known = await knowArticles(
      call,
      lines.map(({ sku }) => sku),
    );
    const content = lines.map((line) =>
      element(
        'vco:ItemDetail',
        detailNodes(call, known.get(line.sku), line.sku, piecesAsked(line)),
      ),
    );
    return { content, items: lines.length };
  },
};

/** What is said of a number: the article with its availability, its replacement, or that it is unknown. */
function detailNodes(
  { seller }: Pick<VeloCall, 'seller'>,
  known: KnownArticle | undefined,
  sku: string,
  pieces: number,
): XmlNode[] {
  if (known?.kind === 'sold') {
    const { article } = known;
    return [itemNode(article, seller), availabilityNode(pieces, article.supply)];
  }
  return [known?.kind === 'replaced' ? replacementNode(sku, known.replacements) : unknownNode(sku)];
}

/** How many pieces are asked about: one, when nothing is said. */
function piecesAsked(line: RequestLine): number {
  return piecesOf({ ...line, quantity: line.quantity || '1' });
}
