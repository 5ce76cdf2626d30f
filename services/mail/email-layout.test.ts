import { describe, expect, it } from 'vitest';
import type { Brand } from '../demo-data/shop-schema';
import { type EmailContent, renderEmail } from './email-layout';
import { buildEmailSender } from './email-layout';

const brand = {
  name: 'Lautlos',
  company: 'Räder & Co. GmbH',
  street: 'Weg 1',
  city: '10115 Berlin',
  register: 'HRB 1',
  managingDirector: 'Eva Muster',
  vatId: 'DE1',
} as Brand;

const letter: EmailContent = {
  language: 'en',
  subject: 'A code',
  headline: 'Six <digits>.',
  paragraphs: ['Type them.'],
  code: { digits: '123456', validFor: 'Valid for 10 minutes.' },
  facts: [{ label: 'Name', value: 'Eva' }],
  action: { label: 'Sign in', url: 'https://lautlos.example/en/login?a=1&b=2' },
  notes: ['Not you?'],
  smallLink: { label: 'Unsubscribe', url: 'https://lautlos.example/u' },
};

describe('email layout', () => {
  const { text, html } = renderEmail(letter, buildEmailSender(brand, 'en'));

  it('renders all parts as text in order, ending with the imprint', () => {
    expect(text).toBe(
      [
        'Six <digits>.',
        'Type them.',
        '123456',
        'Valid for 10 minutes.',
        'Name: Eva',
        'Sign in:\nhttps://lautlos.example/en/login?a=1&b=2',
        'Not you?',
        'Unsubscribe:\nhttps://lautlos.example/u',
        '-- \nRäder & Co. GmbH · Weg 1 · 10115 Berlin\nHRB 1 · Managing director: Eva Muster · VAT ID DE1\n',
      ].join('\n\n'),
    );
  });

  it('renders the same content as HTML with every value escaped', () => {
    for (const part of [
      '<html lang="en">',
      'Six &lt;digits&gt;.',
      '123456',
      'Valid for 10 minutes.',
      'href="https://lautlos.example/en/login?a=1&amp;b=2"',
      'Räder &amp; Co. GmbH · Weg 1',
      'Managing director: Eva Muster',
    ])
      expect(html).toContain(part);
  });
});
