// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { B2bChange, B2bOverview } from '@/domain/dealer-account/b2b-overview';
import { updateChangesRead, reloadOverview } from '@/lib/browser/b2b/use-b2b-overview';
import { setB2bShownPrice, setIsB2b } from '@/lib/browser/state/client-state';
import de from '@/messages/de.json';
import { B2bOverviewPage } from './b2b-overview-page';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: ({ prefetch: _prefetch, ...props }: { href: string; prefetch?: boolean }) => (
    <a {...props} />
  ),
}));
vi.mock('@/lib/browser/b2b/add-basket-items', () => ({ addBasketItems: vi.fn() }));
const shown = vi.hoisted(() => ({ overview: null as B2bOverview | null }));
vi.mock('@/lib/browser/b2b/use-b2b-overview', () => ({
  useOverview: () => ({ kind: shown.overview ? 'ready' : 'broken', value: shown.overview }),
  reloadOverview: vi.fn(),
  updateChangesRead: vi.fn(),
}));

const at = '2026-11-20T08:00:00.000Z';
const changes: readonly B2bChange[] = [
  {
    id: '1',
    at,
    kind: 'dateEarlier',
    orderNumber: 88120,
    reference: 'Lager KW 49',
    content: 'Lotte 11, Sand, M',
    from: '2026-12-11',
    to: '2026-12-04',
  },
  {
    id: '2',
    at,
    kind: 'dateLater',
    orderNumber: 88121,
    reference: '',
    content: 'Wilhelm, Graphit, L',
    from: '2026-12-18',
    to: '2027-01-12',
  },
  {
    id: '3',
    at,
    kind: 'arrival',
    sku: 'LU11.25.H.M.TG',
    title: 'Ludwig, Tannengrün, M',
    slug: 'ludwig',
    pieces: 22,
    hekCents: 169832,
  },
  {
    id: '4',
    at,
    kind: 'invoiceDue',
    orderNumber: 88099,
    invoiceNumber: 'RE-26-10442',
    totalCents: 128988,
    dueAt: '2026-11-18',
  },
  {
    id: '5',
    at,
    kind: 'orderShipped',
    orderNumber: 88131,
    reference: 'Fr. Kaya',
    trackingUrl: 'https://tracking.example/1',
  },
  {
    id: '6',
    at,
    kind: 'testRide',
    name: 'Frau Thießen',
    model: 'Greta',
    sku: 'GR8.26.D.M.SB',
    configuration: '',
    wish: 'Samstag 11 Uhr',
    email: 'a&b@kundin.example',
  },
  {
    ...{ id: '8', at, kind: 'leasing', name: 'Herr Okafor', model: 'Ludwig', wish: '' },
    ...{ sku: 'LU11.25.H.M.TG', configuration: 'ABCD-EFGH', email: 'okafor@kundin.example' },
  },
  { id: '7', at, kind: 'masterDataReviewed', isAccepted: false },
];

function anOverview(more: Partial<B2bOverview> = {}): B2bOverview {
  return {
    company: 'Radhaus Oranienplatz',
    customerNumber: '20418',
    contact: 'Ines Vogt',
    since: '2026-11-18T08:00:00.000Z',
    openCents: 481238,
    overdueCents: 128988,
    openInvoices: 4,
    ordersInWork: 3,
    bikesInSevenDays: 6,
    creditLimitCents: 3000000,
    freeCreditCents: 2518762,
    changes,
    hasMoreChanges: false,
    onTheWayCount: 1,
    onTheWay: [
      {
        orderNumber: 88120,
        reference: 'Lager KW 49',
        content: 'Lotte 11, Sand, M (2)',
        expectedAt: '2026-12-04',
        formerExpectedAt: '2026-12-11',
        netCents: 339664,
      },
    ],
    finderSlug: 'radhaus-oranienplatz',
    ...more,
  };
}

beforeEach(() => {
  setIsB2b(true);
  setB2bShownPrice('hek');
  vi.mocked(updateChangesRead).mockReset();
  vi.mocked(reloadOverview).mockReset();
});
afterEach(cleanup);

function show(overview: B2bOverview | null) {
  shown.overview = overview;
  const page = () => (
    <NextIntlClientProvider locale="de" messages={de} now={new Date(at)}>
      <B2bOverviewPage />
    </NextIntlClientProvider>
  );
  const { container, rerender } = render(page());
  return { user: userEvent.setup(), container, again: () => rerender(page()) };
}

const changeList = () => screen.getByRole('region', { name: /^Neu/ });

describe('dealer overview', () => {
  it('shows every kind of change with its available action', () => {
    show(anOverview());
    screen.getByRole('heading', { name: 'Neu seit Mittwoch, 18. November' });
    const links = within(changeList()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bestellung 88120', '/my-account/b2b/orders/88120'],
      ['Bestellung 88121', '/my-account/b2b/orders/88121'],
      ['Bestellen Ludwig, Tannengrün, M', '/my-account/b2b/availability?q=LU11.25.H.M.TG'],
      ['Ansehen RE-26-10442', '/my-account/b2b/invoices'],
      ['Verfolgen 88131', 'https://tracking.example/1'],
      [
        'Antworten Frau Thießen',
        'mailto:a%26b@kundin.example?subject=Ihre%20Probefahrt%3A%20Greta',
      ],
      ['Konfiguration ABCD-EFGH', '/configuration?code=ABCD-EFGH'],
      [
        'Antworten Herr Okafor',
        'mailto:okafor@kundin.example?subject=Ihre%20Leasing-Anfrage%3A%20Ludwig',
      ],
      ['Ansehen Stammdaten', '/my-account/b2b/master-data'],
    ]);
    expect(changeList().textContent).toContain(de.b2b.overview.kinds.leasing);
    expect(changeList().textContent).toContain('EK\u00a01.698,32');
  });

  it('highlights a new date in yellow after the old one', () => {
    const { container } = show(anOverview());
    const [first] = container.querySelectorAll('.lt-timeline .lt-changed-value');
    expect(first?.textContent).toContain('4. Dezember');
    expect(container.querySelector('.lt-timeline s')?.textContent).toContain('11. Dezember');
  });

  it('renders no purchase prices or totals while retail prices are shown', () => {
    setB2bShownPrice('uvp');
    const { container } = show(anOverview());
    expect(container.textContent).not.toMatch(/€|EK \d|Netto|Rahmen/);
    screen.getByText('offene Rechnungen');
  });

  it('marks everything as read, confirms it and keeps the focus in place', async () => {
    vi.mocked(updateChangesRead).mockResolvedValue({ kind: 'done', value: null });
    const { user, again } = show(anOverview());
    vi.mocked(reloadOverview).mockImplementation(async () => {
      shown.overview = anOverview({ changes: [] });
      again();
    });
    await user.click(screen.getByRole('button', { name: 'Alles gelesen' }));
    await screen.findByText('Alles ist als gelesen vermerkt.');
    screen.getByText(/^Nichts Neues/);
    const heading = screen.getByRole('heading', { name: /^Neu/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('shows an error and keeps the list when marking as read fails', async () => {
    vi.mocked(updateChangesRead).mockResolvedValue({ kind: 'unreachable' });
    const { user } = show(anOverview());
    await user.click(screen.getByRole('button', { name: 'Alles gelesen' }));
    await screen.findByText(/ließ sich gerade nicht vermerken/);
    expect(within(changeList()).getAllByRole('listitem')).toHaveLength(changes.length);
  });

  it('shows long change lists in two steps', async () => {
    const many = Array.from(
      { length: 30 },
      (_, id) => ({ ...changes[0], id: `${id}` }) as B2bChange,
    );
    const { user } = show(anOverview({ changes: many }));
    expect(within(changeList()).getAllByRole('listitem')).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Alle 30 Änderungen zeigen' }));
    expect(within(changeList()).getAllByRole('listitem')).toHaveLength(30);
  });

  it('renders without news, open orders or agreements', () => {
    show(
      anOverview({
        since: null,
        changes: [],
        onTheWay: [],
        creditLimitCents: null,
        freeCreditCents: null,
        finderSlug: null,
      }),
    );
    screen.getByText('Im Moment ist nichts unterwegs.');
    expect(screen.queryByText(/frei von .* Rahmen/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Eintrag ansehen' })).toBeNull();
  });

  it('offers a retry when the service does not respond, and keeps the quick order', async () => {
    const { user } = show(null);
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(reloadOverview).toHaveBeenCalled();
    screen.getByLabelText('Artikelnummern und Mengen');
  });
});
