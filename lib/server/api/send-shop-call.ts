import 'server-only';
import type { DocumentNode } from 'graphql';
import type { Language } from '@/domain/locale/language';
import { hasVariable } from '@/lib/gateways/graphql-document';
import { type Result, success } from '@/lib/gateways/result';
import { findTotalRejection } from '@/lib/gateways/shop/fallbacks/confirm-total';
import { runOperationFallback } from '@/lib/gateways/shop/fallbacks/operation-fallbacks';
import { pageOrders } from '@/lib/gateways/shop/fallbacks/page-orders';
import { sendShopOperation, type ShopResponse } from '@/lib/gateways/shop/shop-client';
import type { ServerSession } from '@/lib/server/session/server-session';

/** An operation that a browser has sent, with the server's document. */
export interface ShopCall {
  /** The operation's name in the document. Browsers with pages of an earlier release may send another one. */
  readonly operation: string;
  readonly document: DocumentNode;
  readonly variables: Record<string, unknown>;
}

/**
 * Sends a call to the shop. The server sets `isAnonymous`, because the browser's value may be outdated. At a shop that
 * has less than all operations, other operations replace missing ones, the total of an order is compared here, and the
 * list of orders is cut to the requested page. A call that nothing can replace fails with the layer `unsupported`.
 */
export async function sendShopCall(
  { operation, document, variables }: ShopCall,
  { kind, token }: ServerSession,
  language: Language,
): Promise<Result<ShopResponse>> {
  const isAnonymous = kind === 'anonymous';
  const caller = { language, token, isAnonymous };
  if (operation === 'PlaceOrder') {
    const rejection = await findTotalRejection(variables, caller);
    if (!rejection.ok) return rejection;
    if (rejection.data !== null) return success(rejection.data);
  }
  const known = hasVariable(document, 'isAnonymous') ? { ...variables, isAnonymous } : variables;
  const sent = await sendShopOperation(document, known, { language, token });
  if (!sent.ok && sent.error.layer === 'unsupported')
    return (await runOperationFallback(operation, variables, caller)) ?? sent;
  if (!sent.ok || operation !== 'CustomerOrders' || sent.data.data === null) return sent;
  const data = await pageOrders(sent.data.data as Parameters<typeof pageOrders>[0], variables);
  return success({ ...sent.data, data });
}
