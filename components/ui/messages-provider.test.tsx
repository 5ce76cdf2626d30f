// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import { MessagesProvider } from './messages-provider';

afterEach(cleanup);

function Said({ names }: { readonly names: readonly string[] }) {
  const t = useTranslations();
  return <p>{names.map((name) => t(name as never)).join(', ')}</p>;
}

it('merges a page’s messages with those of every layout above', () => {
  const above = { cart: { badge: 'Warenkorb' }, errors: { home: 'Zur Startseite' } };
  render(
    <NextIntlClientProvider locale="de" messages={above as object}>
      <MessagesProvider messages={{ account: { metaTitle: 'Mein Konto' } }}>
        <MessagesProvider messages={{ cart: { badge: 'Warenkorb', title: 'Ihr Warenkorb' } }}>
          <Said names={['account.metaTitle', 'cart.badge', 'cart.title', 'errors.home']} />
        </MessagesProvider>
      </MessagesProvider>
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('Mein Konto, Warenkorb, Ihr Warenkorb, Zur Startseite')).toBeShown();
});

/** Returns the message namespaces that a file of the folder app/ provides to its client components. */
function given(file: string): string[] {
  const attributes = readFileSync(file, 'utf8').matchAll(/namespaces=\{\[([^\]]*)\]\}/g);
  return [...attributes].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, n]) => n!),
  );
}

it('no page sends messages that a layout above it already sends', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const layouts = files.filter((name) => name.endsWith('layout.tsx') && given(join('app', name)));
  expect(layouts.flatMap((layout) => given(join('app', layout))).length).toBeGreaterThan(5);
  const twice = layouts.flatMap((layout) =>
    files
      .filter((name) => name !== layout && name.startsWith(`${dirname(layout)}/`))
      .flatMap((name) =>
        given(join('app', name))
          .filter((namespace) => given(join('app', layout)).includes(namespace))
          .map((namespace) => `${name}: ${namespace}`),
      ),
  );
  expect(twice).toEqual([]);
});
