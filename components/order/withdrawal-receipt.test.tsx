// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { it } from 'vitest';
import de from '@/messages/de.json';
import { WithdrawalSummary } from './withdrawal-receipt';

it('shows the address as entered', () => {
  const declaration = { name: 'Ida', orderNumber: '1', text: '', email: 'x@xn--mller-kva.example' };
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <WithdrawalSummary declaration={declaration} />
    </NextIntlClientProvider>,
  );
  screen.getByText('x@müller.example');
});
