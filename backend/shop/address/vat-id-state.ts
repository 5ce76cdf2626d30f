import { z } from 'zod';
import type { VatIdState } from '@/graphql/generated/shop-types';

const states = [
  'NONE',
  'INVALID',
  'PLAUSIBLE',
  'CONFIRMED',
  'REFUSED',
] as const satisfies VatIdState[];

/** What is known of a VAT ID, as it is kept in the database. Throws when the row was tampered with. */
export const vatIdState = z.enum(states);

/** The state in a row. Throws when it is none. */
export const readVatIdState = (state: string): VatIdState => vatIdState.parse(state);
