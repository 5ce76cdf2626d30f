import type { Context } from 'hono';
import { isDealer, type ShopServices } from '../shop/context';
import { RestError } from './rest-error';
import { requireCaller } from './read-request';

/** The id of the b2b customer who calls. Refuses who is not signed in with 401 and who is no b2b customer with 403 (Spec §6). */
export async function requireB2b(services: ShopServices, c: Context): Promise<string> {
  const caller = await requireCaller(services, c);
  if (caller.isGuest || !isDealer(caller)) throw new RestError(403, 'dealersOnly');
  return caller.userId;
}
