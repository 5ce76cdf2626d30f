// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BikePageProvider } from '@/components/catalog/bike/bike-page-context';
import { ConfigurationPartsProvider } from '@/components/catalog/configurator/configuration-parts';
import { Configurator } from '@/components/catalog/configurator/configurator';
import { formatPriceChange } from '@/domain/configurator/configuration-errors';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import type { BikeBuild } from '@/domain/catalog/frame-geometry';
import type { PackedVariant } from '@/domain/catalog/variant';
import { toIsoDay } from '@/domain/time/day';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildBasketDto } from '@/e2e/support/shop-dto-fixtures';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { clearBikeComments } from '@/lib/browser/catalog/bike-comment';
import { useToasts } from '@/lib/browser/state/toasts';
import type { MountablePartView } from '@/lib/platform/views/catalog-view';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';
import de from '@/messages/de.json';
import { ConfiguredBikeAddToCart } from './configured-bike-add-to-cart';

/** Tests the configuration as its page composes it, including the fetch of the real basket store. */
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
  // The color rust is not available in size L.
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

const part = (
  number: number,
  place: MountablePartView['place'],
  change: Partial<MountablePartView> = {},
): MountablePartView => ({
  ...{ number, place, addsGrams: 100 * number, frames: [], excludes: [], kind: '', hex: null },
  ...{ sku: `ZB.${number}`, productId: `ZB.${number}`, name: `Teil ${number}` },
  ...{ priceCents: 1_000 * number, availability: { kind: 'now' } },
  ...change,
});
const parts = [
  part(1, 'saddle'),
  part(2, 'saddle', { addsGrams: -50 }),
  part(3, 'rear-rack'),
  part(4, 'child-seat', {
    excludes: ['rear-rack'],
    availability: { kind: 'date', date: toIsoDay('2026-08-14') },
  }),
  part(5, 'bell', { frames: ['D'] }),
  part(6, 'lock', { availability: { kind: 'unknown' } }),
];
const build: BikeBuild = {
  ...({ tyre: 40, sidewall: 'black', rim: 'black', bar: 'flat', grip: 'black' } as const),
  ...({ saddle: 'sport', saddleColor: 'black', mudguards: 'black', rack: 'none' } as const),
  ...({ lights: true, brakes: 'disc', fork: 'paint', frontTeeth: 50, rearTeeth: 24 } as const),
  ...{
    stemLength: 80,
    stemAngle: 6,
    spacers: 15,
    tubes: { top: 32, down: 38, seat: 32, head: 42 },
  },
};

let shop: FakeShop;

beforeEach(() => {
  shop = installFakeShop({
    basket: () => buildBasketDto(),
    basketAddItem: () => buildBasketDto(),
    basketAddConfiguration: () => buildBasketDto(),
  });
  signInForTest();
  sessionCookies.basketId.write('basket-1');
  basketStore.clear();
  window.sessionStorage.clear();
  clearBikeComments();
  window.history.replaceState(null, '', '/de/bikes/ludwig/configuration?variant=LU11.25.H.M.SA');
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  vi.unstubAllGlobals();
});

function show(change: Partial<BikeChoiceView> = {}) {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <BikePageProvider bike={{ ...bike, ...change }}>
        <ConfigurationPartsProvider parts={parts}>
          <Configurator
            relatives={[]}
            driveRelatives={[]}
            driveNotes={{}}
            addToBasket={<ConfiguredBikeAddToCart />}
            addFromBar={null}
            note={<p>Abbildung computergeneriert.</p>}
            build={build}
            safety={null}
            today={toIsoDay('2026-07-22')}
          />
        </ConfigurationPartsProvider>
      </BikePageProvider>
      <Toasts />
    </NextIntlClientProvider>,
  );
}

function Toasts() {
  return useToasts().map(({ id, title, message }) => <p key={id}>{`${title} ${message}`}</p>);
}

const page = () => document.body.textContent;
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const addButton = () => screen.getByRole('button', { name: de.cart.add.action });
const view = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const added = (name = 'BasketAddItem') =>
  shop.calls.flatMap(({ operation, variables }) => (operation === name ? variables : []));
/** Simulates a page reload: only browser storage persists. */
const reload = () => {
  cleanup();
  clearBikeComments();
  show();
};
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const day = () => screen.getByLabelText<HTMLInputElement>(de.configurator.requestedDate);

describe('variant selection', () => {
  it('starts with the lead variant, or with the variant in the URL', () => {
    const nesting = vi.spyOn(console, 'error');
    window.history.replaceState(null, '', '/de/bikes/ludwig/configuration');
    show();
    // Hydration would log invalid nesting, because browsers restructure such markup.
    expect(nesting).not.toHaveBeenCalled();
    expect(page()).toContain('LU8.25.H.M.SA');
    cleanup();
    window.history.replaceState(null, '', '?variant=LU11.25.H.L.SA');
    show();
    expect(page()).toContain('LU11.25.H.L.SA');
    cleanup();
    window.history.replaceState(null, '', '?variant=LU11.25.H.XXL.SA');
    show();
    expect(page()).toContain('LU8.25.H.M.SA');
  });

  it('updates picture, code, price and URL with each selection', async () => {
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

  it('rejects an unavailable combination and offers alternatives', async () => {
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

  it('shows the measurements for a size and the side view for a color', async () => {
    show();
    expect(view(de.configurator.views.dims)).toBe('false');
    await userEvent.click(choice(/^L/));
    expect(view(de.configurator.views.dims)).toBe('true');
    await userEvent.click(choice(/^M/));
    await userEvent.click(choice(/^Rost$/));
    expect(view(de.configurator.views.side)).toBe('true');
  });
});

describe('add to basket', () => {
  it('adds exactly the selected variant with the note for the workshop', async () => {
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

  it('keeps note and requested date after a reload and in the other language', async () => {
    show();
    await userEvent.type(comment(), 'Lenker höher');
    fireEvent.change(day(), { target: { value: '2026-09-01' } });
    reload();
    expect([comment().value, day().value]).toEqual(['Lenker höher', '2026-09-01']);
    await userEvent.click(addButton());
    await waitFor(() => expect(added()).toHaveLength(1));
    const note = JSON.stringify({ uuid: '', comment: 'Lenker höher', date: '2026-09-01' });
    expect(added()).toMatchObject([{ persParam: [note] }]);
    await userEvent.clear(comment());
    fireEvent.change(day(), { target: { value: '' } });
    reload();
    expect([comment().value, day().value]).toEqual(['', '']);
  });

  it('shows a notice when the requested date is before everything is available', async () => {
    show();
    fireEvent.change(day(), { target: { value: '2026-07-30' } });
    expect(day().getAttribute('aria-invalid')).toBe('false');
    await userEvent.click(choice(/^Teil 4/));
    expect(day().getAttribute('aria-invalid')).toBe('true');
    expect(page()).toContain('Bitte wählen Sie einen Tag ab dem 14. August');
  });

  it('adds no note when none was entered', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox'), '   ');
    await userEvent.click(addButton());
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()).toMatchObject([{ productId: 'id-LU11.25.H.M.SA', persParam: null }]);
  });

  it('is unavailable to consumers where only dealers may order', () => {
    show({ b2bOnly: true });
    expect(screen.queryByRole('button', { name: de.cart.add.action })).toBeNull();
    expect(page()).toContain(de.configurator.b2bOnly);
  });
});

describe('mounted accessories', () => {
  it('appear in URL, price, weight and delivery date, and get a code', async () => {
    show();
    await userEvent.click(choice(/^Teil 1/));
    await userEvent.click(choice(/^Teil 4/));
    expect(window.location.search).toBe('?variant=LU11.25.H.M.SA&parts=1.4');
    expect(page()).toMatch(/2\.845/);
    expect(page()).toContain('13,9 kg');
    expect(page()).toContain('14. August');
    const code = formatConfigurationCode({ sku: 'LU11.25.H.M.SA', parts: [1, 4] }) ?? '';
    expect(page()).toContain(code);
    expect(screen.getByText(de.configurator.print).getAttribute('href')).toBe(
      `/downloads/de/configuration-${code.toLowerCase()}.pdf`,
    );
  });

  it('are added to the basket as one unit at the displayed price', async () => {
    window.history.replaceState(null, '', '?variant=LU11.25.H.M.SA&parts=1.3');
    show();
    await userEvent.click(addButton());
    await waitFor(() => expect(added('BasketAddConfiguration')).toHaveLength(1));
    expect(added('BasketAddConfiguration')).toMatchObject([
      {
        ...{ basketId: 'basket-1', amount: 1, persParam: null, shownTotal: 2_835 },
        code: formatConfigurationCode({ sku: 'LU11.25.H.M.SA', parts: [1, 3] }),
      },
    ]);
    expect(added()).toEqual([]);
  });

  it('reports the item whose price changed and accepts the new price on retry', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    window.history.replaceState(null, '', '?variant=LU11.25.H.M.SA&parts=1.3');
    const now = [
      { sku: 'LU11.25.H.M.SA', cents: 279_500 },
      { sku: 'ZB.1', cents: 1_500 },
      { sku: 'ZB.3', cents: 3_000 },
    ];
    shop.responses.basketAddConfiguration = ({ shownTotal }: { shownTotal: number }) => {
      if (shownTotal !== 2_840) throw new Error(formatPriceChange(now));
      return buildBasketDto();
    };
    show();
    await userEvent.click(addButton());
    await screen.findByText(
      /^Der Preis hat sich geändert\. .* jetzt 2\.840\s€, gezeigt waren 2\.835\s€\./,
    );
    expect(page()).toMatch(/Teil 1: 15\s€ statt 10\s€\. Wenn/);
    expect(page()).not.toContain('Teil 3:');
    expect(warned).toHaveBeenCalledTimes(1);
    await userEvent.click(addButton());
    await waitFor(() => expect(added('BasketAddConfiguration')).toHaveLength(2));
    expect(added('BasketAddConfiguration')[1]).toMatchObject({ shownTotal: 2_840 });
  });

  it('are replaced by a later conflicting choice, with a notice beforehand', async () => {
    show();
    await userEvent.click(choice(/^Teil 3/));
    expect(page()).toContain('Dafür entfällt: Teil 3.');
    await userEvent.click(choice(/^Teil 4/));
    expect(window.location.search).toContain('parts=4');
    expect(choice(/^Teil 3/).checked).toBe(false);
    await userEvent.click(choice(/^Teil 1/));
    await userEvent.click(choice(/^Teil 2/));
    expect(window.location.search).toContain('parts=4.2');
    const bare = within(screen.getByRole('radiogroup', { name: de.configurator.places.saddle }));
    await userEvent.click(bare.getByRole('radio', { name: de.configurator.standardPart }));
    expect(window.location.search).toContain('parts=4');
  });

  it('exclude items in the URL that do not fit the frame or are unavailable', () => {
    window.history.replaceState(null, '', '?variant=LU11.25.H.M.SA&parts=5.1.99.x.-3.1');
    show();
    expect(choice(/^Teil 5/).disabled).toBe(true);
    expect(choice(/^Teil 6/).disabled).toBe(true);
    expect(choice(/^Teil 1/).checked).toBe(true);
    expect(page()).toContain('Teil 5 passt so nicht an dieses Rad');
    expect(page()).toContain('Passt nicht an den Rahmen Diamant.');
  });

  it('remain selected when another color is chosen', async () => {
    window.history.replaceState(null, '', '?variant=LU11.25.H.M.SA&parts=1');
    show();
    await userEvent.click(choice(/^Rost$/));
    expect(window.location.search).toBe('?variant=LU11.25.H.M.RO&parts=1');
  });

  it('are drawn', async () => {
    show();
    await userEvent.click(choice(/^Teil 3/));
    const drawing = await screen.findByRole('img', { name: /Montiert: Teil 3/ });
    await waitFor(() =>
      expect(document.querySelector('[data-mounted]')?.getAttribute('src')).toMatch(
        /^data:image\/svg\+xml/,
      ),
    );
    expect(drawing).toBeDefined();
  });
});
