// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BikeSelectionProvider } from '@/components/catalog/bike-selection-provider';
import { Configurator } from '@/components/catalog/configurator';
import type { PackedVariant } from '@/domain/catalog/unpack-variants';
import { isoDay } from '@/domain/time/day';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { wireBasket } from '@/e2e/support/wire-basket';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { browserCookie } from '@/lib/browser/session/browser-cookies';
import { announceSessionEnd } from '@/lib/browser/session/session-end';
import { signInForTest } from '@/lib/browser/session/test-session';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';
import de from '@/messages/de.json';
import { SelectedBikeAdd } from '../selected-bike-add';

/** The configuration as its page composes it, down to the fetch of the real basket store. */
vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: ({ prefetch: _, ...props }: { href: string; prefetch?: boolean }) => <a {...props} />,
}));

const measures = {
  ...{ stack: 600, reach: 390, seatTube: 500, topTube: 570, headTube: 150, seatAngle: 73 },
  ...{ headAngle: 71, chainstay: 450, bbDrop: 70, forkOffset: 45, wheelbase: 1060, standover: 780 },
};
const size = (name: string, from: number) => ({
  ...measures,
  ...{ frame: 'H', size: name, bodyHeightMinCm: from, bodyHeightMaxCm: from + 10 },
});
const row = (sku: string, priceCents: number): PackedVariant => [
  ...([sku, `id-${sku}`, priceCents, null, 3] as const),
  ...([null, null, null, null] as const),
];
const drivetrain = { group: 'hub', motor: null, weightGrams: 13_400 };

const bike: BikeChoiceView = {
  slug: 'ludwig',
  name: 'Ludwig',
  colors: [
    { short: 'SA', slug: 'sand', name: 'Sand', hex: '#d6c497' },
    { short: 'RO', slug: 'rost', name: 'Rost', hex: '#b4451f' },
  ],
  frames: [{ short: 'H', name: 'Diamant', shape: 'diamond' }],
  drivetrains: [
    { code: 'LU11', name: 'Alfine 11', kind: 'alfine11', ...drivetrain },
    { code: 'LU8', name: 'Nexus 8', kind: 'nexus8', ...drivetrain },
  ],
  geometry: [size('M', 165), size('L', 175)],
  // Rust is not built in L.
  variants: [
    row('LU11.25.H.M.SA', 279_500),
    row('LU11.25.H.M.RO', 279_500),
    row('LU11.25.H.L.SA', 279_500),
    row('LU8.25.H.M.SA', 239_500),
  ],
  arrivals: {},
  vatPercent: 19,
  b2bOnly: false,
  pictures: { sides: null, front: null, closeUps: [] },
};

let shop: FakeShop;

beforeEach(() => {
  shop = installFakeShop({ basket: () => wireBasket(), basketAddItem: () => wireBasket() });
  signInForTest();
  browserCookie.basketId.write('basket-1');
  basketStore.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/de/bikes/ludwig/configuration');
});

afterEach(() => {
  cleanup();
  announceSessionEnd();
  vi.unstubAllGlobals();
});

function show(change: Partial<BikeChoiceView> = {}) {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <BikeSelectionProvider bike={{ ...bike, ...change }}>
        <Configurator
          relatives={[]}
          driveRelatives={[]}
          addToBasket={<SelectedBikeAdd />}
          addFromBar={null}
          note={<p>Abbildung computergeneriert.</p>}
          safety={null}
          today={isoDay('2026-07-22')}
        />
      </BikeSelectionProvider>
    </NextIntlClientProvider>,
  );
}

const page = () => document.body.textContent;
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const addButton = () => screen.getByRole('button', { name: de.cart.add.action });
const view = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const added = () =>
  shop.calls.flatMap(({ operation, variables }) =>
    operation === 'BasketAddItem' ? variables : [],
  );

describe('what is selected', () => {
  it('begins with the maker’s first choice, or with the address’s', () => {
    const nesting = vi.spyOn(console, 'error');
    show();
    // What browsers would take apart is no hydration's any more.
    expect(nesting).not.toHaveBeenCalled();
    expect(page()).toContain('LU11.25.H.M.SA');
    cleanup();
    window.history.replaceState(null, '', '?variant=LU11.25.H.L.SA');
    show();
    expect(page()).toContain('LU11.25.H.L.SA');
    cleanup();
    window.history.replaceState(null, '', '?variant=LU11.25.H.XXL.SA');
    show();
    expect(page()).toContain('LU11.25.H.M.SA');
  });

  it('follows each step in picture, code and price, and stands in the address', async () => {
    show();
    await userEvent.click(choice(/^Rost$/));
    expect(page()).toContain('LU11.25.H.M.RO');
    expect(window.location.search).toBe('?variant=LU11.25.H.M.RO');
    expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toContain('Rost');
    await userEvent.click(choice(/^Sand$/));
    await userEvent.click(choice(/Nexus 8/));
    expect(page()).toContain('LU8.25.H.M.SA');
    expect(page()).toMatch(/2\.395/);
  });

  it('refuses what is not built, and shows the way out', async () => {
    show();
    await userEvent.click(choice(/^L/));
    expect(choice(/^Rost$/).disabled).toBe(true);
    const out = within(document.body)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '?variant=LU11.25.H.M.RO');
    const [way] = out;
    if (!way) throw new Error('no way out');
    await userEvent.click(way);
    expect(page()).toContain('LU11.25.H.M.RO');
  });

  it('shows measures for a size, and the bicycle again for a colour', async () => {
    show();
    expect(view(de.configurator.views.dims)).toBe('false');
    await userEvent.click(choice(/^L/));
    expect(view(de.configurator.views.dims)).toBe('true');
    await userEvent.click(choice(/^M/));
    await userEvent.click(choice(/^Rost$/));
    expect(view(de.configurator.views.side)).toBe('true');
  });
});

describe('what goes into the basket', () => {
  it('is exactly the selected variant, with the word to the workshop', async () => {
    show();
    await userEvent.click(choice(/^Rost$/));
    await userEvent.type(screen.getByRole('textbox'), ' Lenker höher ');
    await userEvent.click(addButton());
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()).toMatchObject([
      {
        basketId: 'basket-1',
        productId: 'id-LU11.25.H.M.RO',
        amount: 1,
        persParam: [JSON.stringify({ uuid: '', comment: 'Lenker höher', date: '' })],
      },
    ]);
  });

  it('keeps the word over a reload and in the other language', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox'), 'Lenker höher');
    cleanup();
    show();
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Lenker höher'),
    );
    await userEvent.clear(screen.getByRole('textbox'));
    cleanup();
    show();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  });

  it('bears no note when nothing was written', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox'), '   ');
    await userEvent.click(addButton());
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()).toMatchObject([{ productId: 'id-LU11.25.H.M.SA', persParam: null }]);
  });

  it('is nothing for a consumer where only dealers may order', () => {
    show({ b2bOnly: true });
    expect(screen.queryByRole('button', { name: de.cart.add.action })).toBeNull();
    expect(page()).toContain(de.configurator.b2bOnly);
  });
});
