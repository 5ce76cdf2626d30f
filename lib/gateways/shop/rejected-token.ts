import { recoveryFor } from '@/domain/basket/recovery';
import type { GatewayError } from '../result';

/** True when the shop refused the token itself, in one of the words it has for that (Spec §8). */
export function isRejectedToken({ layer, message }: GatewayError): boolean {
  return layer === 'graphql' && recoveryFor(message) === 'renewSession';
}
