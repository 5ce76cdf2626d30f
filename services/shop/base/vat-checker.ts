import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type VatId, parseVatId } from '@/domain/customer/vat-id';
import { dayMs } from '@/domain/time/durations';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';

/**
 * Result of a request to the EU's VAT register (VIES): `known` or `unknown` for the number, or `silent` if the register
 * is unavailable.
 */
type ViesStatus = 'known' | 'unknown' | 'silent';

interface ViesSettings {
  /** URL of the VIES REST API, for example https://ec.europa.eu/taxation_customs/vies/rest-api. */
  url: string;
  timeoutMs: number;
}

const responseSchema = z.object({ valid: z.boolean(), userError: z.string().optional() });

/**
 * Values of `userError` with which VIES answers whether the number is valid. Other values mean that a member state's
 * register is unavailable.
 */
const knownVerdicts = new Set(['VALID', 'INVALID', undefined]);

/**
 * Checks an EU VAT ID with VIES (POST /check-vat-number). Never throws: a timeout, a network error, an error response
 * and an unreadable response return `silent`, and `onSilence` receives the reason.
 */
async function fetchViesStatus(
  { url, timeoutMs }: ViesSettings,
  { prefix, number }: VatId,
  onSilence: (reason: string) => void,
): Promise<ViesStatus> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: prefix, vatNumber: number }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { valid, userError } = responseSchema.parse(await response.json());
    if (!knownVerdicts.has(userError)) throw new Error(userError);
    return valid ? 'known' : 'unknown';
  } catch (cause) {
    onSilence(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
    return 'silent';
  }
}

/** Result of checking an entered VAT ID. Addresses without a VAT ID have the additional state NONE. */
type VatIdStatus = 'INVALID' | 'PLAUSIBLE' | 'CONFIRMED' | 'REFUSED';

interface VatCheck {
  state: VatIdStatus;
  /** Null if the text is not a VAT ID. */
  vatId: VatId | null;
}

export interface VatChecker {
  /**
   * Checks a VAT ID as entered. INVALID: wrong format or checksum. CONFIRMED or REFUSED: the result of the EU register.
   * PLAUSIBLE: the register is unavailable or does not cover the number. Without a register a well-formed number is
   * CONFIRMED. Never throws.
   */
  check(text: string): Promise<VatCheck>;
}

interface Settings {
  /** URL of the VIES API; null: VAT IDs are checked without the register. */
  viesUrl: string | null;
  clock: Clock;
  logger: Logger;
  timeoutMs?: number;
}

const viesTimeoutMs = 4_000;
/** Maximum number of cached responses. The least recently used one is removed first. */
const maxRemembered = 10_000;

/**
 * Creates a VAT checker. Register responses are cached in memory for 24 hours; concurrent checks of the same number
 * share one request.
 */
export function createVatChecker(settings: Settings): VatChecker {
  const { viesUrl, clock, logger, timeoutMs = viesTimeoutMs } = settings;
  const answers = new LRUCache<string, { state: VatIdStatus; until: number }>({
    max: maxRemembered,
  });
  const pending = new Map<string, Promise<VatIdStatus>>();

  async function queryRegister(url: string, vatId: VatId): Promise<VatIdStatus> {
    const answer = await fetchViesStatus({ url, timeoutMs }, vatId, (reason) =>
      logger.warn('The VAT ID register did not respond', { country: vatId.prefix, reason }),
    );
    if (answer === 'silent') return 'PLAUSIBLE';
    const state = answer === 'known' ? 'CONFIRMED' : 'REFUSED';
    answers.set(vatId.text, { state, until: clock.now() + dayMs });
    return state;
  }

  function stateOf(vatId: VatId): Promise<VatIdStatus> | VatIdStatus {
    if (viesUrl === null) return 'CONFIRMED';
    if (!vatId.isEu) return 'PLAUSIBLE';
    const cached = answers.get(vatId.text);
    if (cached && cached.until > clock.now()) return cached.state;
    const request =
      pending.get(vatId.text) ??
      queryRegister(viesUrl, vatId).finally(() => pending.delete(vatId.text));
    pending.set(vatId.text, request);
    return request;
  }

  return {
    check: async (text) => {
      const vatId = parseVatId(text);
      return { vatId, state: vatId ? await stateOf(vatId) : 'INVALID' };
    },
  };
}
