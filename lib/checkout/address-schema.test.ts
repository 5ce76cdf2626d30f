import { describe, expect, it } from 'vitest';
import { addressStepSchema, emptyAddress, type AddressStepValues } from './address-schema';

const address = {
  ...emptyAddress,
  firstName: 'Mareike',
  lastName: 'Thießen',
  street: 'Sonnenallee',
  streetNumber: '41',
  zipCode: '12045',
  city: 'Berlin',
};
const step: AddressStepValues = {
  email: 'mareike@thiessen.example',
  invoice: address,
  isSameDelivery: true,
  delivery: emptyAddress,
};

function problems(values: AddressStepValues): string[] {
  const result = addressStepSchema.safeParse(values);
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('the address step', () => {
  it('takes a complete address and ignores an empty delivery address that is not wanted', () => {
    expect(problems(step)).toEqual([]);
  });

  it.each<[string, Partial<AddressStepValues['invoice']>, string]>([
    ['no first name', { firstName: '  ' }, 'invoice.firstName: firstName'],
    ['a zip code with a digit missing', { zipCode: '1204' }, 'invoice.zipCode: zipCode'],
    ['a zip code of another country', { countryId: 'nl' }, 'invoice.zipCode: zipCode'],
    ['a phone number of words', { phone: 'bitte klingeln' }, 'invoice.phone: phone'],
    ['a VAT ID without a country', { vatID: '123456789' }, 'invoice.vatID: vatID'],
    ['a name that fills a page', { lastName: 'x'.repeat(256) }, 'invoice.lastName: tooLong'],
  ])('names the field: %s', (_, change, problem) => {
    expect(problems({ ...step, invoice: { ...address, ...change } })).toEqual([problem]);
  });

  it('names an e-mail address that cannot be one', () => {
    expect(problems({ ...step, email: 'mareike' })).toEqual(['email: email']);
  });

  it('looks at the delivery address when it differs', () => {
    expect(problems({ ...step, isSameDelivery: false })).toContain('delivery.street: street');
    expect(problems({ ...step, isSameDelivery: false, delivery: address })).toEqual([]);
  });

  it('writes the zip code the way the country does', () => {
    const dutch = { ...address, countryId: 'nl', zipCode: '1012js' };
    const result = addressStepSchema.parse({ ...step, invoice: dutch });
    expect(result.invoice.zipCode).toBe('1012 JS');
  });
});
