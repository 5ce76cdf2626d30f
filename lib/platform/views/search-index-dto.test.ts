import { describe, expect, it } from 'vitest';
import { germanEntries } from '@/domain/search/search-fixtures';
import { toSearchIndexDto, parseSearchIndexDto } from './search-index-dto';

describe('the packed index', () => {
  it('comes back as it was', () => {
    const travelled: unknown = JSON.parse(JSON.stringify(toSearchIndexDto(germanEntries)));
    expect(parseSearchIndexDto(travelled)).toEqual(germanEntries);
  });

  it.each([
    null,
    'text',
    {},
    { entries: 'x' },
    { entries: [1] },
    { entries: [[99, '/a', 'A', '', '', '']] },
    { entries: [[0, 'https://elsewhere.example', 'A', '', '', '']] },
    { entries: [[0, '/a']] },
  ])('rejects %j', (packed) => {
    expect(() => parseSearchIndexDto(packed)).toThrow(TypeError);
  });
});
