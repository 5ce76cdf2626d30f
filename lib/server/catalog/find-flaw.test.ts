import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Flaw } from '@/domain/catalog/flaw';
import { logger } from '@/lib/platform/observability/logger';
import { findFlaw, tellMissingFlaws } from './find-flaw';

const flaw: Flaw = {
  ...{ kind: 'scratch', part: 'down-tube', side: 'left' },
  ...{ sizeMm: 70, isTouchedUp: true },
};
const pictured = { slug: 'ludwig-lu11-2023-nachtblau-xl', flaw };
const unknown = { slug: 'ludwig-ohne-bild', flaw };
const asNew = { slug: 'ludwig-lu11-2024-sand-m', flaw: null };

afterEach(() => vi.restoreAllMocks());

describe('the flaw of a piece', () => {
  it('comes with its picture, and says that it is computed', () => {
    expect(findFlaw('de', pictured)).toMatchObject({
      ...flaw,
      isComputed: true,
      picture: { key: 'outlet/ludwig-lu11-2023-nachtblau-xl-flaw' },
    });
  });

  it.each([
    ['of a piece without a picture', unknown],
    ['of a piece that is as new', asNew],
  ])('is none: %s', (_, piece) => expect(findFlaw('en', piece)).toBeNull());
});

it('a missing picture is told in one line, once', () => {
  const told = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  tellMissingFlaws([pictured, unknown, asNew]);
  tellMissingFlaws([pictured, unknown, asNew]);
  expect(told.mock.calls).toEqual([
    [expect.stringContaining('no picture of the flaw'), { count: 1, pieces: ['ludwig-ohne-bild'] }],
  ]);
});
