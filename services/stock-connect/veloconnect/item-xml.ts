import {
  type VeloconnectAvailability,
  getVeloconnectAvailability,
  type SupplyFacts,
} from '@/domain/stock-connect/veloconnect-availability';
import { formatVeloconnectAmount } from '@/domain/stock-connect/veloconnect-protocol';
import type { DealerArticle } from '../dealer-articles.repository';
import {
  createVeloElement,
  createOptionalTextElement,
  createVeloTextElement,
  type XmlName,
  type VeloXmlNode,
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
export function createAmountElement(name: XmlName, cents: number): VeloXmlNode {
  return createVeloTextElement(name, formatVeloconnectAmount(cents), euros);
}

/** A number of pieces, without decimals: some clients read whole numbers only. */
export function createQuantityElement(name: XmlName, count: number): VeloXmlNode {
  return createVeloTextElement(name, count, pieces);
}

/** An identification as the standard writes all of them: an ID inside. */
function identification(name: XmlName, id: string): VeloXmlNode {
  return createVeloElement(name, [createVeloTextElement('cac:ID', id)]);
}

/** The number a dealer orders by. */
export function createSellersIdElement(sku: string): VeloXmlNode {
  return identification('cac:SellersItemIdentification', sku);
}

/**
 * An article: description, numbers, the dealer's net price, the recommended retail price with VAT and its picture. Our articles have
 * no EAN, so the maker's number stands with the maker's name instead.
 */
export function createItemElement(
  article: DealerArticle,
  seller: Seller,
  buyersItemId: string | null = null,
): VeloXmlNode {
  return createVeloElement('cac:Item', [
    createVeloTextElement('cbc:Description', article.description),
    buyersItemId ? identification('cac:BuyersItemIdentification', buyersItemId) : null,
    createSellersIdElement(article.sku),
    createVeloElement('cac:ManufacturersItemIdentification', [
      createVeloTextElement('cac:ID', article.sku),
      createVeloElement('cac:IssuerParty', [
        createVeloElement('cac:PartyName', [createVeloTextElement('cbc:Name', seller.name)]),
      ]),
    ]),
    price('cac:BasePrice', article.hekCents),
    price('cac:RecommendedRetailPrice', article.uvpCents),
    createVeloElement('vcc:ItemInformation', [
      createVeloElement('vcc:InformationURL', [
        createVeloTextElement(
          'vcc:URI',
          `${seller.siteUrl}/media/products/${encodeURIComponent(article.sku)}?w=1200`,
        ),
        createVeloTextElement('vcc:Disposition', 'picture'),
      ]),
    ]),
  ]);
}

/** The traffic light for so many pieces, with what goes along with its colour. */
export function createAvailabilityElement(wanted: number, supply: SupplyFacts): VeloXmlNode {
  const answer = getVeloconnectAvailability(wanted, supply);
  return createVeloElement('vco:Availability', [
    createVeloTextElement('vco:Code', answer.code),
    ...facts(answer),
  ]);
}

/** That nothing is sold under this number. */
export function createUnknownItemElement(sku: string): VeloXmlNode {
  return createVeloElement('vco:ItemUnknown', [createSellersIdElement(sku)]);
}

/** What is sold instead of this number. */
export function createReplacementElement(
  sku: string,
  replacements: readonly string[],
): VeloXmlNode {
  return createVeloElement('vco:RequestReplacement', [
    createSellersIdElement(sku),
    ...replacements.map((one) => identification('cac:ItemReplacement', one)),
  ]);
}

function facts(answer: VeloconnectAvailability): (VeloXmlNode | null)[] {
  if (answer.code === 'partially_available')
    return [createQuantityElement('vco:AvailableQuantity', answer.availableQuantity)];
  if (answer.code !== 'expecting_delivery') return [];
  const { availableQuantity, expectedAt } = answer;
  return [
    availableQuantity === null
      ? null
      : createQuantityElement('vco:AvailableQuantity', availableQuantity),
    createOptionalTextElement('vco:ExpectedDeliveryDate', expectedAt),
  ];
}

function price(name: XmlName, cents: number): VeloXmlNode {
  return createVeloElement(name, [
    createAmountElement('cbc:PriceAmount', cents),
    createQuantityElement('cbc:BaseQuantity', 1),
  ]);
}
