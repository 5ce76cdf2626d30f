// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetTyped } from '@/lib/browser/session/forget-caller';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';
import de from '@/messages/de.json';
import { BikeSelectionProvider } from './bike-selection-provider';
import { FitForm } from './fit-form';

const measures = {
  ...{ stack: 600, reach: 390, seatTube: 500, topTube: 570, headTube: 150, seatAngle: 73 },
  ...{ headAngle: 71, chainstay: 450, bbDrop: 70, forkOffset: 45, wheelbase: 1060, standover: 780 },
};
const size = (name: string, from: number) => ({
  ...measures,
  ...{ frame: 'H', size: name, bodyHeightMinCm: from, bodyHeightMaxCm: from + 10 },
});
const drivetrain = { group: 'hub', motor: null, weightGrams: 13_400 };

const bike = (slug: string): BikeChoiceView => ({
  slug,
  name: slug,
  colors: [{ short: 'SA', slug: 'sand', name: 'Sand', hex: '#d6c497' }],
  frames: [{ short: 'H', name: 'Diamant', shape: 'diamond' }],
  drivetrains: [{ code: 'LU11', name: 'Alfine 11', kind: 'alfine11', ...drivetrain }],
  geometry: [size('M', 165), size('L', 175)],
  variants: ['M', 'L'].map((name) => [
    ...([`LU11.25.H.${name}.SA`, name, 279_500, null, 3] as const),
    ...([null, null, null, null] as const),
  ]),
  arrivals: {},
  vatPercent: 19,
  b2bOnly: false,
  pictures: { sides: null, front: null, closeUps: [] },
});

beforeEach(() => forgetTyped());
afterEach(cleanup);

function open(slug: string) {
  cleanup();
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <BikeSelectionProvider bike={bike(slug)}>
        <FitForm />
      </BikeSelectionProvider>
    </NextIntlClientProvider>,
  );
}

const height = () => screen.getByLabelText<HTMLInputElement>(de.bike.fit.height);
const choose = (name: string) =>
  screen.queryByRole('button', { name: de.bike.fit.choose.replace('{size}', name) });

it('what was measured once is there on the next model, and gone with who measured', async () => {
  open('ludwig');
  await userEvent.type(height(), '182');
  open('greta');
  expect(height().value).toBe('182');
  expect(document.body.textContent).toContain('L passt.');
  expect(choose('L')).not.toBeNull();
  forgetTyped();
  open('greta');
  expect(height().value).toBe('');
});

it('somebody no size is made for is told so, and offered none', async () => {
  open('ludwig');
  await userEvent.type(height(), '210');
  expect(document.body.textContent).toContain(de.bike.fit.nearest.replace('{size}', 'L'));
  expect(choose('L')).toBeNull();
});
