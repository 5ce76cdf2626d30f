import {
  type AvailabilityAnswer,
  availabilityCode,
  type SupplyFacts,
} from '@/domain/veloconnect/availability-code';
import { amountText } from '@/domain/veloconnect/quantity';
import type { SoldArticle } from '../articles/sold-articles.repository';
import {
  element,
  optionalTextElement,
  textElement,
  type XmlName,
  type XmlNode,
} from './xml-writer';

/** Everything is sold by the piece. */
const pieces = { quantityUnitCode: 'EA' };
const euros = { amountCurrencyID: 'EUR' };

/** Who sells, as answers name it. */
export interface Seller {
  name: string;
  /** The storefront's address, for pictures and links. */
  siteUrl: string;
}

/** An amount in euros, from integer cents. */
export function amount(name: XmlName, cents: number): XmlNode {
  return textElement(name, amountText(cents), euros);
}

/** A number of pieces, without decimals: some clients read whole numbers only. */
export function quantity(name: XmlName, count: number): XmlNode {
  return textElement(name, count, pieces);
}

/** An identification as the standard writes all of them: an ID inside. */
function identification(name: XmlName, id: string): XmlNode {
  return element(name, [textElement('cac:ID', id)]);
}

/** The number a dealer orders by. */
export function sellersId(sku: string): XmlNode {
  return identification('cac:SellersItemIdentification', sku);
}

/**
 * An article: description, numbers, the dealer's net price, the recommended retail price with VAT and its picture. Our articles have
 * no EAN, so the maker's number stands with the maker's name instead.
 */
export function itemNode(
  article: SoldArticle,
  seller: Seller,
  buyersItemId: string | null = null,
): XmlNode {
  return element('cac:Item', [
    textElement('cbc:Description', article.description),
    buyersItemId ? identification('cac:BuyersItemIdentification', buyersItemId) : null,
    sellersId(article.sku),
    element('cac:ManufacturersItemIdentification', [
      textElement('cac:ID', article.sku),
      element('cac:IssuerParty', [
        element('cac:PartyName', [textElement('cbc:Name', seller.name)]),
      ]),
    ]),
    price('cac:BasePrice', article.hekCents),
    price('cac:RecommendedRetailPrice', article.uvpCents),
    element('vcc:ItemInformation', [
      element('vcc:InformationURL', [
        textElement(
          'vcc:URI',
          `${seller.siteUrl}/media/products/${encodeURIComponent(article.sku)}?w=1200`,
        ),
        textElement('vcc:Disposition', 'picture'),
      ]),
    ]),
  ]);
}

/** The traffic light for so many pieces, with what goes along with its colour. */
export function availabilityNode(wanted: number, supply: SupplyFacts): XmlNode {
  const answer = availabilityCode(wanted, supply);
  return element('vco:Availability', [textElement('vco:Code', answer.code), ...facts(answer)]);
}

/** That nothing is sold under this number. */
export function unknownNode(sku: string): XmlNode {
  return element('vco:ItemUnknown', [sellersId(sku)]);
}

/** What is sold instead of this number. */
export function replacementNode(sku: string, replacements: readonly string[]): XmlNode {
  return element('vco:RequestReplacement', [
    sellersId(sku),
    ...replacements.map((one) => identification('cac:ItemReplacement', one)),
  ]);
}

function facts(answer: AvailabilityAnswer): (XmlNode | null)[] {
  if (answer.code === 'partially_available')
    return [quantity('vco:AvailableQuantity', answer.availableQuantity)];
  if (answer.code !== 'expecting_delivery') return [];
  const { availableQuantity, expectedAt } = answer;
  return [
    availableQuantity === null ? null : quantity('vco:AvailableQuantity', availableQuantity),
    optionalTextElement('vco:ExpectedDeliveryDate', expectedAt),
  ];
}

function price(name: XmlName, cents: number): XmlNode {
  return element(name, [amount('cbc:PriceAmount', cents), quantity('cbc:BaseQuantity', 1)]);
}
