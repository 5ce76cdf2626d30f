// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { type MasterDataFields, emptyFinderFields } from '@/domain/dealer-account/master-data';
import {
  finderDataSchema,
  loadMasterDataDraft,
  masterDataSchema,
  removeMasterDataDraft,
  saveMasterDataDraft,
  toMasterDataFields,
  toMasterDataValues,
} from './master-data-form';

const fields: MasterDataFields = {
  ...emptyFinderFields,
  company: 'Radhaus Oranienplatz GmbH',
  contact: 'Henning Voss',
  street: 'Oranienstraße',
  streetNumber: '188',
  zipCode: '10999',
  city: 'Berlin',
  phone: '030 555 0166',
  email: 'laden@lautlos.example',
  website: 'https://radhaus.example',
  vatId: 'DE555000227',
  iban: 'DE02120300000000202051',
  openingHours: [{ days: ['Mo', 'Tu'], opens: '10:00', closes: '18:00' }],
};
const values = toMasterDataValues(fields);

describe('master data', () => {
  it('are unchanged after a round trip through the form', () => {
    expect(values.iban).toBe('DE02 1203 0000 0000 2020 51');
    expect(toMasterDataFields(masterDataSchema.parse(values))).toEqual(fields);
  });

  it('show the typed address and send it normalised for mail servers', () => {
    const wire = { ...fields, email: 'laden@xn--fahrrad-mller-4ob.example' };
    const typed = toMasterDataValues(wire);
    expect(typed.email).toBe('laden@fahrrad-müller.example');
    expect(toMasterDataFields(masterDataSchema.parse(typed))).toEqual(wire);
  });

  it('split the house number from the street that a browser autofilled into one line', () => {
    const filled = { ...values, street: 'Oranienstraße 188', streetNumber: '' };
    expect(masterDataSchema.parse(filled)).toMatchObject({
      street: 'Oranienstraße',
      streetNumber: '188',
    });
    const shop = { ...values, ...{ finderName: 'Radhaus', finderStreet: 'Oranienplatz 5' } };
    const entry = { ...shop, finderZipCode: '10999', finderCity: 'Berlin' };
    expect(finderDataSchema.parse(entry)).toMatchObject({
      finderStreet: 'Oranienplatz',
      finderStreetNumber: '5',
    });
  });

  it.each([
    ['company', '  ', 'required'],
    ['company', 'x'.repeat(201), 'tooLong'],
    ['streetNumber', '3. Stock', 'streetNumberOnly'],
    ['finderStreetNumber', 'Hinterhaus', 'streetNumberOnly'],
    ['email', 'laden@', 'email'],
    ['phone', 'ruf an', 'phone'],
    ['website', 'javascript:alert(1)', 'website'],
    ['website', 'radhaus', 'website'],
    ['website', 'https://', 'website'],
    ['website', 'https://bank.example@radhaus.example', 'website'],
    ['contact', '', 'required'],
    ['vatId', 'DE1', 'vatId'],
    ['iban', 'DE02 1203', 'iban'],
  ])('report for %s %j the problem %s', (field, text, problem) => {
    const issues = masterDataSchema.safeParse({ ...values, [field]: text }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([[field, problem]]);
  });

  it.each([
    ['website', 'www.radhaus.example', 'https://www.radhaus.example'],
    ['website', '', ''],
    ['iban', ' de02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
    ['vatId', 'de 555 000 227', 'DE555000227'],
  ])('normalise %s %j to %j', (field, text, taken) => {
    expect(masterDataSchema.parse({ ...values, [field]: text })).toMatchObject({ [field]: taken });
  });

  it('report the day with invalid opening hours', () => {
    const week = values.week.map((day) =>
      day.day === 'We' ? { ...day, times: [{ opens: '18:00', closes: '10:00' }] } : day,
    );
    const issues = masterDataSchema.safeParse({ ...values, week }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path, message])).toEqual([
      [['week', 2], 'wrongOrder'],
    ]);
  });
});

describe('draft of the master data', () => {
  beforeEach(() => window.sessionStorage.clear());

  const typed = { ...values, company: 'Radhaus GmbH', iban: 'AT611904300234573201' };

  it('is restored without the IBAN, which is never stored in the browser', () => {
    saveMasterDataDraft('20418', typed);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/AT61|2345/);
    expect(loadMasterDataDraft('20418', values)).toEqual({ ...typed, iban: values.iban });
  });

  it('is not restored for another customer or after sending', () => {
    saveMasterDataDraft('20418', typed);
    expect(loadMasterDataDraft('20731', values)).toBeNull();
    removeMasterDataDraft();
    expect(loadMasterDataDraft('20418', values)).toBeNull();
  });

  it.each(['{', 'null', '{"customerNumber":"20418"}', '{"customerNumber":"20418","values":{}}'])(
    'is empty when the storage holds %s',
    (draft) => {
      window.sessionStorage.setItem('masterDataDraft', draft);
      expect(loadMasterDataDraft('20418', values)).toBeNull();
    },
  );
});
