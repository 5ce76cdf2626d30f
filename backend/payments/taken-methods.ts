import type { Logger } from '../observability/logger';
import { type PaymentProvider, ProviderKeyRefused } from './payment-provider';

export interface TakenMethods {
  canTake(providerMethods: readonly string[]): boolean;
  /** Asks the provider again. Throws ProviderKeyRefused when it does not know us; without an answer what was known stays. */
  look(): Promise<void>;
}

/**
 * Which means of payment the provider's account can take, so that a checkout offers no other (§ 312j Abs. 1
 * BGB). Until the provider has told, everything counts as taken.
 */
export function followTakenMethods(provider: PaymentProvider, logger: Logger): TakenMethods {
  let known: ReadonlySet<string> | null = null;
  return {
    canTake: (methods) =>
      known === null || methods.length === 0 || methods.some((name) => known?.has(name)),
    look: async () => {
      try {
        const methods = await provider.takenMethods();
        known = methods === null ? null : new Set(methods);
      } catch (error) {
        if (error instanceof ProviderKeyRefused) throw error;
        logger.warn('The payment provider did not tell what it takes', { error });
      }
    },
  };
}
