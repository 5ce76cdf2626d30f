import { XMLParser } from 'fast-xml-parser';
import { signInShopper } from './shopper';
import type { TestRest } from './test-rest';

/** A parsed XML document: elements by their local names, as seen by a namespace-aware client. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
export type ParsedVeloXml = any;

export interface VeloClientResponse {
  status: number;
  contentType: string;
  document: string;
  /** Name of the root element with its prefix. */
  rootElementName: string;
  root: ParsedVeloXml;
  code: number;
  transactionId: string;
}

export type VeloParameters = readonly (readonly [string, string])[];

const lists = new Set([
  'Implements',
  'Property',
  'ItemDetail',
  'OrderResponseLine',
  'TransactionStatus',
  'LineItem',
  'UnknownID',
  'VAT',
  'InvoiceHeader',
  'DeliveryNoteHeader',
  'OrderConfirmationHeader',
  'Invoice',
  'RequestReplacement',
  'ItemUnknown',
]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name, path) =>
    lists.has(name) || (name === 'Item' && /Response\.Item$/.test(String(path))),
});

/** A dealer's system that calls the endpoint with its credentials. */
export class VeloClient {
  readonly #tools: TestRest;
  readonly user: string;
  readonly secret: string;

  constructor(tools: TestRest, { user, secret }: { user: string; secret: string }) {
    this.#tools = tools;
    this.user = user;
    this.secret = secret;
  }

  /** Sends a GET request with the parameters in this order. */
  get(name: string, parameters: VeloParameters = []): Promise<VeloClientResponse> {
    return this.raw(`?${this.#query(name, parameters)}`);
  }

  /** Sends a POST request with the parameters as a form. */
  form(name: string, parameters: VeloParameters = []): Promise<VeloClientResponse> {
    return this.raw('', {
      method: 'POST',
      body: this.#query(name, parameters),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  /** Sends an XML document: the credentials, then `head`, then `content`. */
  xml(name: string, content = '', head = ''): Promise<VeloClientResponse> {
    const namespace = namespaceOf(name);
    return this.post(
      `<?xml version="1.0" encoding="utf-8"?>
<${name} xmlns="${namespace}" xmlns:vct="urn:veloconnect:transaction-1.0" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-1.0" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-1.0">
<vct:BuyersID>${this.user}</vct:BuyersID><vct:Credential><vct:Password>${this.secret}</vct:Password></vct:Credential>${head}${content}</${name}>`,
    );
  }

  /** Sends a raw document. */
  post(
    body: string | Uint8Array<ArrayBuffer>,
    contentType = 'application/xml',
  ): Promise<VeloClientResponse> {
    return this.raw('', { method: 'POST', body, headers: { 'content-type': contentType } });
  }

  /** Sends a request with this query string and these options. */
  async raw(query: string, init: RequestInit = {}): Promise<VeloClientResponse> {
    const response = await this.#tools.request(`/veloconnect${query}`, init);
    const document = await response.text();
    return { ...readReply(document), ...facts(response) };
  }

  #query(name: string, parameters: VeloParameters): string {
    return [
      ['RequestName', name],
      ['BuyersID', this.user],
      ['Password', this.secret],
      ...parameters,
    ]
      .map(([key = '', value = '']) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
      .join('&');
  }
}

function readReply(document: string): Omit<VeloClientResponse, 'status' | 'contentType'> {
  const [, name = ''] = /<([\w:]+) xmlns/.exec(document) ?? [];
  const tree: ParsedVeloXml = document.startsWith('<?xml') ? parser.parse(document) : {};
  const root = tree[name.slice(name.indexOf(':') + 1)] ?? {};
  return {
    document,
    rootElementName: name,
    root,
    code: Number(root.ResponseCode),
    transactionId: root.TransactionID ?? '',
  };
}

function facts(response: Response) {
  return { status: response.status, contentType: response.headers.get('content-type') ?? '' };
}

function namespaceOf(name: string): string {
  if (/TextSearch|SearchResult|Classification/.test(name)) return 'urn:veloconnect:catalog-1.1';
  if (/Profile/.test(name)) return 'urn:veloconnect:profile-1.1';
  if (/GetStatus|Rollback/.test(name)) return 'urn:veloconnect:transaction-1.0';
  return /Query|Details(?=Request)/.test(name) && !/Item/.test(name)
    ? 'urn:veloconnect:receipt-1.3'
    : 'urn:veloconnect:order-1.1';
}

/** Creates a client with new credentials of the demo dealer with this email address. */
export async function createVeloClient(
  tools: TestRest,
  email = 'laden@lautlos.example',
): Promise<VeloClient> {
  const { token } = await signInShopper(tools.shop, email);
  const made = await tools.call('/b2b/stock-connect/credentials', { token, body: {} });
  return new VeloClient(tools, await made.json());
}
