import { z } from 'zod';
import { type VatId, parseVatId } from '@/domain/customer/vat-id';
import { dayMs } from '@/domain/time/durations';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';

/** What the EU's register (VIES) says: it knows the number, it does not, or it cannot tell now. */
type ViesStatus = 'known' | 'unknown' | 'silent';

interface ViesSettings {
  /** The REST API's address, for instance https://ec.europa.eu/taxation_customs/vies/rest-api. */
  url: string;
  timeoutMs: number;
}

const responseSchema = z.object({ valid: z.boolean(), userError: z.string().optional() });

/** What the register says when a country's own register is away; such an answer tells nothing of the number. */
const knownVerdicts = new Set(['VALID', 'INVALID', undefined]);

/**
 * Asks VIES for a VAT ID of the EU (POST /check-vat-number). Never throws: a time-out, a broken line, an error and an answer
 * that cannot be read are silence, and `onSilence` is told why.
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

/** What is known of a VAT ID that was given; NONE exists only where none was. */
type VatIdStatus = 'INVALID' | 'PLAUSIBLE' | 'CONFIRMED' | 'REFUSED';

interface VatCheck {
  state: VatIdStatus;
  /** Null when the text is no VAT ID. */
  vatId: VatId | null;
}

export interface VatChecker {
  /**
   * Checks a VAT ID as somebody typed it: INVALID by format or checksum; then what the EU's register says, CONFIRMED or REFUSED,
   * PLAUSIBLE while it is silent and for numbers it does not keep. Without a register a good number is CONFIRMED. Never throws.
   */
  check(text: string): Promise<VatCheck>;
}

interface Settings {
  /** Null: no register is asked. */
  viesUrl: string | null;
  clock: Clock;
  logger: Logger;
  timeoutMs?: number;
}

const viesTimeoutMs = 4_000;
/** More answers are not remembered at a time; the oldest goes first. */
const maxRemembered = 10_000;

/** Answers of the register are kept for 24 hours in memory; the same number asked for at the same time is asked once. */
export function createVatChecker(settings: Settings): VatChecker {
  const { viesUrl, clock, logger, timeoutMs = viesTimeoutMs } = settings;
  const answers = new Map<string, { state: VatIdStatus; until: number }>();
  const underWay = new Map<string, Promise<VatIdStatus>>();

  async function askRegister(url: string, vatId: VatId): Promise<VatIdStatus> {
    const answer = await fetchViesStatus({ url, timeoutMs }, vatId, (reason) =>
      logger.warn('The register of VAT IDs gave no answer', { country: vatId.prefix, reason }),
    );
    if (answer === 'silent') return 'PLAUSIBLE';
    const state = answer === 'known' ? 'CONFIRMED' : 'REFUSED';
    answers.delete(vatId.text);
    answers.set(vatId.text, { state, until: clock.now() + dayMs });
    const [oldest] = answers.keys();
    if (answers.size > maxRemembered && oldest !== undefined) answers.delete(oldest);
    return state;
  }

  function stateOf(vatId: VatId): Promise<VatIdStatus> | VatIdStatus {
    if (viesUrl === null) return 'CONFIRMED';
    if (!vatId.isEu) return 'PLAUSIBLE';
    const kept = answers.get(vatId.text);
    if (kept && kept.until > clock.now()) return kept.state;
    const asked =
      underWay.get(vatId.text) ??
      askRegister(viesUrl, vatId).finally(() => underWay.delete(vatId.text));
    underWay.set(vatId.text, asked);
    return asked;
  }

  return {
    check: async (text) => {
      const vatId = parseVatId(text);
      return { vatId, state: vatId ? await stateOf(vatId) : 'INVALID' };
    },
  };
}
