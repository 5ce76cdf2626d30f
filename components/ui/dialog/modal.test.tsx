// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Modal } from './modal';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} labelledBy="title">
        <h2 id="title">Really?</h2>
        <button onClick={() => setIsOpen(false)}>Yes</button>
      </Modal>
    </>
  );
}

beforeEach(async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
});
afterEach(cleanup);

const dialog = () => screen.findByRole('dialog', { name: 'Really?' });

it('is a named modal dialog and takes the focus', async () => {
  const opened = await dialog();
  expect(opened.getAttribute('aria-modal')).toBe('true');
  expect(opened.contains(document.activeElement)).toBe(true);
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', async () => userEvent.click(await dialog())],
  ['a button inside', async () => userEvent.click(screen.getByRole('button', { name: 'Yes' }))],
])('closes with %s and restores the focus', async (_way, close) => {
  await dialog();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })),
  );
});
