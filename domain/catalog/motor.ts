export type MotorBrand = 'mahle' | 'bosch';

export type Motor = {
  brand: MotorBrand;
  /** The name shoppers see: X35, X20, Performance Line, CX. */
  name: string;
  /** The motorShort key: tells the two generations of one brand apart. */
  short: '0' | '1';
};

/**
 * The motor of a variant by brand and two-digit model year (Spec §9); null without a motor.
 * Mahle's keys are the other way round than Bosch's (the older motor is 1, the newer 0):
 * the original shop is coded so, and it is kept on purpose.
 */
export function motorOf(brand: MotorBrand | null, year: number): Motor | null {
  if (brand === 'mahle') {
    return year < 24 ? { brand, name: 'X35', short: '1' } : { brand, name: 'X20', short: '0' };
  }
  if (brand === 'bosch') {
    return year < 23
      ? { brand, name: 'Performance Line', short: '0' }
      : { brand, name: 'CX', short: '1' };
  }
  return null;
}

/** Reads the content service's motor value; null for none and for a brand this shop does not know. */
export function toMotorBrand(value: string | null | undefined): MotorBrand | null {
  return value === 'mahle' || value === 'bosch' ? value : null;
}

/** True when a line of a specification names exactly this motor: "Performance Line CX" is no Performance Line. */
export function namesMotor(line: string, { name }: Pick<Motor, 'name'>): boolean {
  if (name === 'Performance Line') return /\bPerformance Line\b(?! CX)/.test(line);
  return new RegExp(`\\b${name}\\b`).test(line);
}
