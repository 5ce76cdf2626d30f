import type { ShopContext } from '../../shop/base/context';
import type { Seller } from './item-xml';
import type { VeloRequest } from './velo-request';
import type { XmlName, XmlNode } from './xml-writer';

/** One request of a dealer who has signed in. */
export interface VeloCall {
  request: VeloRequest;
  customerId: string;
  /** What the shop's own services need; its caller is the dealer. */
  shop: ShopContext;
  seller: Seller;
}

/** What an operation answers besides its head. */
export interface VeloOutcome {
  content: readonly (XmlNode | null)[];
  /** How many articles, lines or documents it was about, for the access log. */
  items: number;
  transaction?: { id: string; status: number };
  /** A sentence for who reads the client's log. */
  message?: string;
}

export interface VeloOperation {
  response: XmlName;
  /** True when an answer always names a transaction and its state. */
  isTransaction: boolean;
  run(call: VeloCall): Promise<VeloOutcome>;
}

/** Whether a call is a test; saying nothing means no. */
export function isTestCall({ request }: Pick<VeloCall, 'request'>): boolean {
  return request.isTest ?? false;
}
