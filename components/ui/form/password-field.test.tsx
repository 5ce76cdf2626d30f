// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import en from '@/messages/en.json';
import { PasswordField } from './password-field';

afterEach(cleanup);

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <PasswordField label="Password" autoComplete="current-password" error="Wrong." />
    </NextIntlClientProvider>,
  );
  return screen.getByLabelText('Password', { exact: true });
}

/** Fires a key event with the given caps lock state, which jsdom does not provide. */
function pressKey(input: HTMLElement, type: 'keydown' | 'keyup', isCapsLockOn: boolean) {
  const event = new KeyboardEvent(type, { key: 'a', bubbles: true });
  Object.defineProperty(event, 'getModifierState', {
    value: (key: string) => key === 'CapsLock' && isCapsLockOn,
  });
  fireEvent(input, event);
}

it('shows and hides the input', async () => {
  const input = show();
  const user = userEvent.setup();
  await user.type(input, 'Secret-1!');
  expect(input.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show Password' }));
  expect(input.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide Password' }));
  expect(input.getAttribute('type')).toBe('password');
  expect(input).toHaveProperty('value', 'Secret-1!');
});

it('shows a warning only while caps lock is on', () => {
  const input = show();
  pressKey(input, 'keydown', true);
  expect(screen.getByRole('status').textContent).toBe(en.password.capsLock);
  pressKey(input, 'keyup', false);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('associates the error with the field', () => {
  const input = show();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const noteId = input.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(noteId)?.textContent).toBe('Wrong.');
});
