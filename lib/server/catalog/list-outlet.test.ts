import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Defect } from '@/domain/catalog/defect';
import { logger } from '@/lib/platform/observability/logger';
import { findDefect, logMissingDefectPictures } from './list-outlet';

const defect: Defect = {
  ...{ kind: 'scratch', part: 'down-tube', side: 'left' },
  ...{ sizeMm: 70, isTouchedUp: true },
};
const pictured = { slug: 'ludwig-lu11-2023-nachtblau-xl', defect };
const unknown = { slug: 'ludwig-ohne-bild', defect };
const asNew = { slug: 'ludwig-lu11-2024-sand-m', defect: null };

afterEach(() => vi.restoreAllMocks());

describe('defect of an outlet item', () => {
  it('has a picture that is marked as computed', () => {
    expect(findDefect('de', pictured)).toMatchObject({
      ...defect,
      isComputed: true,
      picture: { key: 'outlet/ludwig-lu11-2023-nachtblau-xl-flaw' },
    });
  });

  it.each([
    ['the defect of an item without a picture', unknown],
    ['the defect of an item in new condition', asNew],
  ])('rejects %s', (_, piece) => expect(findDefect('en', piece)).toBeNull());
});

it('logs a missing picture once', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  logMissingDefectPictures([pictured, unknown, asNew]);
  logMissingDefectPictures([pictured, unknown, asNew]);
  expect(warn.mock.calls).toEqual([
    [
      expect.stringContaining('Defect pictures of outlet items are missing'),
      { count: 1, pieces: ['ludwig-ohne-bild'] },
    ],
  ]);
});
