import { availabilityCode } from '@/domain/veloconnect/availability-code';
import {
  amount,
  availabilityNode,
  itemNode,
  quantity,
  replacementNode,
  unknownNode,
} from './item-xml';
import type { KnownArticle } from './known-articles';
import type { VeloOrderLine } from './order-lines';
import type { VeloCall } from './velo-call';
import { element, optionalTextElement, textElement, type XmlNode } from './xml-writer';

/** The lines of an order as they stand, and after them what numbers are replaced or unknown. */
export function orderContent(
  call: VeloCall,
  lines: readonly VeloOrderLine[],
  known: ReadonlyMap<string, KnownArticle>,
): XmlNode[] {
  const all = [...known.values()];
  return [
    ...orderLineNodes(call, lines, known),
    ...all.flatMap((one) =>
      one.kind === 'replaced' ? [replacementNode(one.sku, one.replacements)] : [],
    ),
    ...all.flatMap((one) => (one.kind === 'unknown' ? [unknownNode(one.sku)] : [])),
  ];
}

/** The lines whose articles are still sold. */
export function orderLineNodes(
  { seller }: Pick<VeloCall, 'seller'>,
  lines: readonly VeloOrderLine[],
  known: ReadonlyMap<string, KnownArticle>,
): XmlNode[] {
  return lines.flatMap((line) => {
    const found = known.get(line.sku);
    if (found?.kind !== 'sold') return [];
    const { article } = found;
    return [
      element('vco:OrderResponseLine', [
        quantity('cbc:Quantity', line.amount),
        itemNode(article, seller, line.buyersItemId),
        amount('cac:UnitPrice', line.orderedCents ?? article.hekCents),
        availabilityNode(line.wanted, article.supply),
        optionalTextElement('cbc:DeliveryDate', line.wishedAt && deliveryDay(line, found)),
        textElement('cbc:BacklogIndicator', line.amount > article.supply.shelf),
      ]),
    ];
  });
}

/** The wished day, or the day the pieces are there when that is later. */
function deliveryDay(
  { wishedAt, amount: pieces }: VeloOrderLine,
  { article }: Extract<KnownArticle, { kind: 'sold' }>,
): string {
  const wished = wishedAt ?? '';
  const answer = availabilityCode(pieces, article.supply);
  return answer.code === 'expecting_delivery' && answer.expectedAt > wished
    ? answer.expectedAt
    : wished;
}
