import { describe, expect, it } from 'vitest';
import { groupEntries } from './search-entry';
import { createTestEntry } from './search-fixtures';

describe('groupEntries', () => {
  it('puts the group of the best entry first, counts all entries and limits the shown ones', () => {
    const entries = [
      createTestEntry({ kind: 'faq', title: 'A' }),
      createTestEntry({ kind: 'bike', title: 'B' }),
      createTestEntry({ kind: 'faq', title: 'C' }),
      createTestEntry({ kind: 'faq', title: 'D' }),
    ];
    const groups = groupEntries(entries, 2);
    expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
      ['faq', 3],
      ['bike', 1],
    ]);
    expect(groups[0]?.entries.map(({ title }) => title)).toEqual(['A', 'C']);
    expect(groupEntries([])).toEqual([]);
  });
});
