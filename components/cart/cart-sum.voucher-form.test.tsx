// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { addVoucher } from '@/lib/browser/basket/basket-actions';
import de from '@/messages/de.json';
import { VoucherForm } from './cart-sum';

vi.mock('@/lib/browser/basket/basket-actions', () => ({ addVoucher: vi.fn() }));

afterEach(cleanup);

it.each([
  ['MESSAGE_COUPON_EXPIRED', de.voucherReasons.expired],
  ['ERROR_MESSAGE_VOUCHER_USEDUP', de.voucherReasons.usedUp],
  ['ERROR_MESSAGE_VOUCHER_NOTVALIDUSERGROUP', de.voucherReasons.notForYou],
  ['ERROR_MESSAGE_VOUCHER_NOVOUCHER', ''],
])('shows the specified text and the reason for the voucher error %s', async (message, reason) => {
  vi.mocked(addVoucher).mockResolvedValue({ message });
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <VoucherForm />
    </NextIntlClientProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'X1');
  await userEvent.click(screen.getByRole('button'));
  const { invalid } = de.cart.voucher;
  expect(await screen.findByText([invalid, reason].filter(Boolean).join(' '))).toBeShown();
});

it.each([
  ['ERROR_MESSAGE_VOUCHER_NOTALLOWEDOTHERSERIES', de.voucherReasons.second],
  ['ERROR_MESSAGE_VOUCHER_NOTALLOWEDSAMESERIES', de.voucherReasons.same],
  ['ERROR_MESSAGE_VOUCHER_INCORRECTPRICE', de.voucherReasons.minimum],
  ['ERROR_MESSAGE_VOUCHER_ISRESERVED', de.voucherReasons.reserved],
])('does not call the voucher invalid for the error %s', async (message, reason) => {
  vi.mocked(addVoucher).mockResolvedValue({ message });
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <VoucherForm />
    </NextIntlClientProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'X1');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(reason)).toBeShown();
});
