// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearUserInput } from '@/lib/browser/session/clear-customer-data';
import { notifyUrlQueryChange } from '@/lib/browser/navigation/url-query';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';
import de from '@/messages/de.json';
import { BikePageProvider } from '@/components/catalog/bike/bike-page-context';
import { SizeChoice } from '@/components/catalog/bike/size-choice';
import { FitForm } from './fit-form';

vi.mock('@/lib/browser/load-lazy-messages', () => {
  const words = Promise.resolve({ fit: de.fit });
  return { loadLazyMessages: () => words };
});

/** Types a text into the field and waits for the deferred result. */
async function type(text: string) {
  await act(async () => {
    await userEvent.type(height(), text);
  });
}

const measures = {
  ...{ stack: 600, reach: 390, seatTube: 500, topTube: 570, headTube: 150, seatAngle: 73 },
  ...{ headAngle: 71, chainstay: 450, bbDrop: 70, forkOffset: 45, wheelbase: 1060, standover: 780 },
};
const size = (frame: string, name: string, from: number) => ({
  ...measures,
  ...{ frame, size: name, bodyHeightMinCm: from, bodyHeightMaxCm: from + 10 },
});
const drivetrain = { group: 'hub', motor: null, weightGrams: 13_400 };

const bike = (slug: string): BikeChoiceView => ({
  slug,
  name: slug,
  colors: [{ short: 'SA', slug: 'sand', name: 'Sand', hex: '#d6c497' }],
  frames: [
    { short: 'H', name: 'Diamant', shape: 'diamond' },
    { short: 'D', name: 'Tiefeinstieg', shape: 'wave' },
  ],
  drivetrains: [{ code: 'LU11', name: 'Alfine 11', kind: 'alfine11', ...drivetrain }],
  geometry: [size('H', 'M', 165), size('H', 'L', 175), size('D', 'S', 150)],
  variants: ['H.M', 'H.L', 'D.S'].map((name) => [
    ...([`LU11.25.${name}.SA`, name, 279_500, null, 3] as const),
    ...([null, null, null, null] as const),
  ]),
  arrivals: {},
  vatPercent: 19,
  b2bOnly: false,
  pictures: { sides: null, front: null, closeUps: [] },
});

beforeEach(() => clearUserInput());
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  notifyUrlQueryChange();
});

async function open(slug: string) {
  cleanup();
  await act(
    async () =>
      void render(
        <NextIntlClientProvider locale="de" messages={de}>
          <BikePageProvider bike={bike(slug)}>
            <SizeChoice />
            <FitForm />
          </BikePageProvider>
        </NextIntlClientProvider>,
      ),
  );
}

const height = () => screen.getByLabelText<HTMLInputElement>(de.bodyMeasurements.height);
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);
const getText = () => document.body.textContent;

it('opens every model in the entered size until it is cleared', async () => {
  await open('ludwig');
  expect(chosen()).toEqual(['M']);
  await type('182');
  expect(chosen()).toEqual(['L']);
  await open('greta');
  expect(height().value).toBe('182');
  expect(chosen()).toEqual(['L']);
  await vi.waitFor(() =>
    expect(getText()).toContain('L passt: 182 cm liegen zwischen 175 und 185.'),
  );
  await userEvent.click(screen.getByRole('button', { name: de.bodyMeasurements.delete }));
  expect(height().value).toBe('');
  expect(chosen()).toEqual(['M']);
  expect(window.localStorage.length).toBe(0);
});

it('keeps a variant from the URL and links to the fitting size', async () => {
  window.history.replaceState(null, '', '/?variant=LU11.25.H.M.SA');
  await open('ludwig');
  await type('184');
  expect(chosen()).toEqual(['M']);
  const [link] = await screen.findAllByRole('link', { name: 'L wählen' });
  if (link) await userEvent.click(link);
  expect(chosen()).toEqual(['L']);
  expect(window.location.search).toBe('?variant=LU11.25.H.L.SA');
});

it.each([
  ['210', 'L reicht bis 185 cm, es fehlen 25 cm.'],
  ['155', 'Als Tiefeinstieg passt S.'],
  [
    '300',
    de.bodyMeasurements.heightProblems.implausible.replace('{min}', '110').replace('{max}', '230'),
  ],
  ['groß', de.bodyMeasurements.heightProblems.unreadable],
])('shows for a body height of %s: %s', async (typed, sentence) => {
  await open('ludwig');
  await type(typed);
  await vi.waitFor(() => expect(getText()).toContain(sentence));
  expect(chosen()).toEqual(['M']);
  expect(screen.queryByRole('link', { name: 'L wählen' })).toBeNull();
});

it('starts empty for another person in the same browser', async () => {
  await open('ludwig');
  await type('182');
  clearUserInput();
  await open('ludwig');
  expect(height().value).toBe('');
});
