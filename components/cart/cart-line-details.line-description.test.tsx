// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import { createTestLine } from '@/domain/basket/basket-fixtures';
import { setIsB2b } from '@/lib/browser/state/client-state';
import de from '@/messages/de.json';
import { LineDescription } from './cart-line-details';

const { lineNote: messages } = de.cart;

afterEach(() => {
  cleanup();
  setIsB2b(false);
});

function open(isB2b: boolean) {
  setIsB2b(isB2b);
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <LineDescription line={createTestLine('LU11', 1)} title="Ludwig" isEditable />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
}

it('offers consumers note and requested date in one form', () => {
  open(false);
  expect(screen.getByLabelText(messages.comment)).toBeShown();
  expect(screen.getByLabelText(messages.requestedDate)).toBeShown();
});

it('offers B2B customers only the note, because the date has its own field on the line', () => {
  open(true);
  expect(screen.getByLabelText(messages.comment)).toBeShown();
  expect(screen.queryByLabelText(messages.requestedDate)).toBeNull();
});
