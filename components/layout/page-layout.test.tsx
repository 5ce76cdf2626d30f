// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageLayout } from './page-layout';

const segments = vi.hoisted(() => ({ now: [] as string[] }));
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => segments.now }));

afterEach(cleanup);

function open(now: string[]) {
  segments.now = now;
  render(
    <PageLayout
      banner="Hinweis"
      siteHeader={<p>Kopf</p>}
      checkoutHeader={<p>Kasse</p>}
      siteFooter={<p>Fuß</p>}
      slimFooter={<p>Rechtliches</p>}
      failure={null}
    >
      Seite
    </PageLayout>,
  );
  return document.body.textContent;
}

it.each([
  [['bikes', 'ludwig'], 'HinweisKopfSeiteFuß'],
  [['dynamic', 'bikes', 'ludwig'], 'HinweisKopfSeiteFuß'],
  [['checkout', 'cart'], 'HinweisKopfSeiteFuß'],
  [['checkout', 'payment'], 'HinweisKasseSeiteRechtliches'],
  [['my-account', 'b2b'], 'HinweisKopfSeiteRechtliches'],
])(
  'shows the banner above every page including the checkout (Specification §4): %j',
  (now, shown) => {
    expect(open(now)).toBe(shown);
    expect(screen.getByRole('main').textContent).toBe('Seite');
  },
);
