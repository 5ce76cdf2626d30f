import { describe, expect, it } from 'vitest';
import { germanEntries } from '@/domain/search/search-fixtures';
import { toSearchIndexDto, parseSearchIndexDto } from './search-index-dto';

describe('packed search index', () => {
  it('is unchanged after packing and unpacking', () => {
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
