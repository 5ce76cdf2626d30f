import { describe, expect, it } from 'vitest';
import { emptyAddress } from './address-schema';
import { parseEditorDraft } from './address-editor-draft';

const values = { ...emptyAddress, street: 'Domstraße' };
const stored = JSON.stringify({ customerId: 'anna', edited: 'new', values });

describe('address book draft', () => {
  it('is restored for the customer who wrote it', () => {
    expect(parseEditorDraft(stored, 'anna')).toEqual({ edited: 'new', values });
  });

  it('is never shown to another customer', () => {
    expect(parseEditorDraft(stored, 'bert')).toBeNull();
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '3',
    '{"customerId":"anna"}',
    '{"customerId":"anna","edited":7}',
  ])('is null when storage holds %j', (text) => expect(parseEditorDraft(text, 'anna')).toBeNull());

  it('restores the text of known fields only', () => {
    const odd = {
      customerId: 'anna',
      edited: 'invoice',
      values: { street: 'Domstraße', city: 7, x: 1 },
    };
    expect(parseEditorDraft(JSON.stringify(odd), 'anna')).toEqual({ edited: 'invoice', values });
  });
});
