// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { withdrawalStates } from '@/domain/order/withdrawal';
import de from '@/messages/de.json';
import { WithdrawalConfirmationPage } from './withdrawal-confirmation-page';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: ({ children }: { children: string }) => <a href="/">{children}</a>,
}));

afterEach(cleanup);

const messages = de.withdrawalConfirmation;
const withdrawal = {
  ...{ orderNumber: 241_515, name: 'Mareike Thießen', receivedAt: '2026-11-21T12:00:00.000Z' },
  ...{ state: 'pending' as const, isHeld: true },
  outcome: { money: 'paid' as const, isCancelled: true, hasBicycles: true, hasParcels: false },
};

const show = (
  change: Partial<Parameters<typeof WithdrawalConfirmationPage>[0]['withdrawal']> | null,
) =>
  render(
    <NextIntlClientProvider locale="de" messages={de} timeZone="Europe/Berlin">
      <WithdrawalConfirmationPage
        withdrawal={change && { ...withdrawal, ...change }}
        link={`${'a'.repeat(32)}-${'b'.repeat(32)}`}
        problem={null}
      />
    </NextIntlClientProvider>,
  );

it('offers the buyer forms that use POST, and explains what follows', () => {
  const { container } = show({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.title.pending);
  expect(screen.getByText(messages.held)).toBeShown();
  expect(screen.getByText(de.withdrawal.result.bicycles)).toBeShown();
  const forms = [...container.querySelectorAll('form')];
  expect(forms.map(({ method }) => method)).toEqual(['post', 'post']);
  const answers = screen.getAllByRole<HTMLButtonElement>('button').map(({ value }) => value);
  expect(answers).toEqual(['confirm', 'reject']);
});

it.each(withdrawalStates.filter((state) => state !== 'pending'))(
  'has no button once it is %s',
  (state) => {
    show({ state });
    const shown = state === 'unmatched' ? 'closed' : state;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.title[shown]);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('shows an error when the state cannot be loaded', () => {
  show(null);
  expect(screen.getByText(messages.broken)).toBeShown();
});
