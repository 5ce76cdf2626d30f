import { readVatId, type VatId } from '@/domain/customer/vat-id';
import { dayMs } from '@/domain/time/durations';
import type { Clock } from '../database/clock';
import type { Logger } from '../observability/logger';
import { askVies } from './vies-client';

/** What is known of a VAT ID that was given; NONE exists only where none was. */
type VatIdVerdict = 'INVALID' | 'PLAUSIBLE' | 'CONFIRMED' | 'REFUSED';

interface VatCheck {
  state: VatIdVerdict;
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
  const answers = new Map<string, { state: VatIdVerdict; until: number }>();
  const underWay = new Map<string, Promise<VatIdVerdict>>();

  async function askRegister(url: string, vatId: VatId): Promise<VatIdVerdict> {
    const answer = await askVies({ url, timeoutMs }, vatId, (reason) =>
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

  function stateOf(vatId: VatId): Promise<VatIdVerdict> | VatIdVerdict {
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
      const vatId = readVatId(text);
      return { vatId, state: vatId ? await stateOf(vatId) : 'INVALID' };
    },
  };
}
