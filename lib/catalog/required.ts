import { GatewayFailure, type Result } from '@/lib/gateways/result';

/** The data of a part a page cannot do without; throws GatewayFailure, which shows the error page (ARCHITECTURE §6). */
export function required<Data>(part: string, result: Result<Data>): Data {
  if (result.ok) return result.data;
  throw new GatewayFailure(result.error, part);
}
