import { describe, expect, it } from 'vitest';
import { groupEntries } from './group-entries';
import { anEntry } from './test-entries';

describe('groupEntries', () => {
  it('puts the group of the best entry first, counts all and shows some', () => {
    const entries = [
      anEntry({ kind: 'faq', title: 'A' }),
      anEntry({ kind: 'bike', title: 'B' }),
      anEntry({ kind: 'faq', title: 'C' }),
      anEntry({ kind: 'faq', title: 'D' }),
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
