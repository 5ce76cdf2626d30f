import {
  type VeloconnectAvailability,
  getVeloconnectAvailability,
  type SupplyData,
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

/** Attributes of quantities. Everything is sold by the piece. */
const pieces = { quantityUnitCode: 'EA' };
const euros = { amountCurrencyID: 'EUR' };

/** The seller as named in responses. */
export interface Seller {
  name: string;
  /** URL of the storefront, for pictures and links. */
  siteUrl: string;
}

/** Creates an element with an amount in euros, given in cents. */
export function createAmountElement(name: XmlName, cents: number): VeloXmlNode {
  return createVeloTextElement(name, formatVeloconnectAmount(cents), euros);
}

/** Creates an element with a number of pieces. It has no decimals, because some clients only read integers. */
export function createQuantityElement(name: XmlName, count: number): VeloXmlNode {
  return createVeloTextElement(name, count, pieces);
}

/** Wraps an id in the standard's identification element. */
function identification(name: XmlName, id: string): VeloXmlNode {
  return createVeloElement(name, [createVeloTextElement('cac:ID', id)]);
}

/** Creates the identification element with the SKU by which dealers order. */
export function createSellersIdElement(sku: string): VeloXmlNode {
  return identification('cac:SellersItemIdentification', sku);
}

/**
 * Builds the element of an article: description, numbers, the dealer's net price, the recommended retail price
 * including VAT, and the picture. The articles have no EAN, so the SKU is given as the manufacturer's number with the
 * manufacturer's name.
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

/**
 * Builds the availability element for a requested quantity: the code (a traffic light) and, depending on the code, the
 * available quantity and the expected date.
 */
export function createAvailabilityElement(wanted: number, supply: SupplyData): VeloXmlNode {
  const answer = getVeloconnectAvailability(wanted, supply);
  return createVeloElement('vco:Availability', [
    createVeloTextElement('vco:Code', answer.code),
    ...facts(answer),
  ]);
}

/** Creates the element that reports an unknown SKU. */
export function createUnknownItemElement(sku: string): VeloXmlNode {
  return createVeloElement('vco:ItemUnknown', [createSellersIdElement(sku)]);
}

/** Creates the element that names the replacements of a SKU. */
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
