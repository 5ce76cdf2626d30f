// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import type { OrderChange } from '@/domain/order/order-change';
import { toIsoDay } from '@/domain/time/day';
import de from '@/messages/de.json';
import { OrderChangePage } from './order-change-page';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

afterEach(cleanup);

const change: OrderChange = {
  orderNumber: 240731,
  title: 'Ludwig',
  isCancelled: false,
  former: toIsoDay('2026-12-14'),
  from: toIsoDay('2026-12-24'),
  until: toIsoDay('2026-12-29'),
  answer: null,
  isOpen: true,
  canCancel: true,
  faster: {
    ...{ sku: 'LU11.25.H.M.RO', title: 'Ludwig', shortDescription: 'Rost, M' },
    ...{ from: toIsoDay('2026-12-01'), until: toIsoDay('2026-12-03') },
  },
};

function show(orderChange: Partial<OrderChange>, problem: 'late' | null = null) {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <OrderChangePage change={{ ...change, ...orderChange }} link="abc" problem={problem} />
    </NextIntlClientProvider>,
  );
  return screen.queryAllByRole('button').map((button) => button.getAttribute('value'));
}

it('shows both dates and offers to keep, speed up or cancel the order, each as a form', () => {
  expect(show({})).toEqual(['keep', 'faster', 'cancel']);
  const text = document.body.textContent;
  expect(text).toContain('14. Dezember 2026');
  expect(text).toContain('Do 24. – Di 29. Dezember');
  expect(text).toContain('Rost, M. Zum selben Preis bei Ihnen Di 1. – Do 3. Dezember');
  const form = document.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/order-changes');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    link: 'abc',
    language: 'de',
  });
});

it.each<[string, Partial<OrderChange>, (string | null)[]]>([
  ['a kept order can still be changed or cancelled', { answer: 'keep' }, ['faster', 'cancel']],
  ['an order with a requested change can still be cancelled', { answer: 'faster' }, ['cancel']],
  [
    'a dealer’s slightly delayed order cannot be cancelled',
    { canCancel: false, faster: null },
    ['keep'],
  ],
  ['a shipped order has no actions', { isOpen: false, canCancel: false }, []],
  ['a cancelled order has no actions', { isCancelled: true, isOpen: false }, []],
])('%s', (_rule, orderChange, buttons) => {
  expect(show(orderChange)).toEqual(buttons);
});

it('shows an error when an answer came too late', () => {
  show({ isOpen: false }, 'late');
  expect(screen.getByRole('alert').textContent).toContain('geht nicht mehr');
});
