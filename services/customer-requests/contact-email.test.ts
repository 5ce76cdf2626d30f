import { expect, it } from 'vitest';
import { buildContactEmail } from './contact-email';

it('contains the sender address as typed', () => {
  const { facts } = buildContactEmail({
    ...{ key: 'k', topic: 'order', name: 'Ida', orderNumber: '', text: 'Hallo', language: 'de' },
    email: 'info@xn--fahrrad-mller-4ob.example',
  });
  expect(facts?.map(({ value }) => value)).toContain('info@fahrrad-müller.example');
});
