import type { Language } from '@/domain/language/detect-language';

/** What the guard has found out about a call; every route below /b2b may read it. */
export interface B2bEnv {
  Variables: {
    /** The b2b customer who calls: the only one whose things may be told. */
    customerId: string;
    language: Language;
  };
}
