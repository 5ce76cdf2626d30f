import { describe, expect, it } from 'vitest';
import { buildComparison, filterDifferences } from './comparison';
import { toCompareQuery, parseComparedBikes } from './compare-list';
import { formatCompareList, toggleCompareListItem, parseCompareList } from './compare-list';
import { computeFrameDifference, parseReferenceBike } from './comparison';

const models = ['ludwig', 'greta', 'lotte', 'gustav', 'heinrich-1.0'];
const read = (query: string) =>
  parseComparedBikes(new URLSearchParams(query), (slug) => models.includes(slug));

describe('bikes from the compare query', () => {
  it.each([
    ['bikes=ludwig,greta', ['ludwig', 'greta'], [], []],
    ['bikes=greta&bikes=ludwig', ['greta', 'ludwig'], [], []],
    ['bikes=ludwig,greta&bikes=', ['ludwig', 'greta'], [], []],
    ['bikes=ludwig,ludwig,%20ludwig', ['ludwig'], [], []],
    ['bikes=heinrich-1.0', ['heinrich-1.0'], [], []],
    ['bikes=ludwig,klaus', ['ludwig'], ['klaus'], []],
    ['bikes=ludwig,greta,lotte,gustav,heinrich-1.0', models.slice(0, 4), [], ['heinrich-1.0']],
    // Unknown bikes do not count toward the limit.
    ['bikes=x,ludwig,greta,lotte,gustav', models.slice(0, 4), ['x'], []],
    ['bikes=', [], [], []],
    ['', [], [], []],
  ])('%s', (query, slugs, unknown, tooMany) => {
    expect(read(query)).toEqual({ slugs, unknown, tooMany });
  });

  it('limits the count and length of unknown bike slugs', () => {
    const { unknown } = read(`bikes=${'x'.repeat(9_000)},${Array.from('abcdefgh').join(',')}`);
    expect(unknown).toHaveLength(4);
    expect(unknown[0]).toHaveLength(60);
  });

  it('round-trips the compare query', () => {
    const state = { slugs: ['ludwig', 'greta'], onlyDifferences: true, more: 'height=178' };
    expect(toCompareQuery(state)).toBe('bikes=ludwig,greta&only=differences&height=178');
    expect(toCompareQuery({ slugs: [], onlyDifferences: false, more: '' })).toBe('');
  });
});

describe('compare specifications', () => {
  const rows = buildComparison([
    [
      { title: 'Rahmen', text: 'Stahl' },
      { title: 'Licht', text: '80 Lux' },
    ],
    [
      { title: 'Rahmen', text: 'Stahl' },
      { title: 'Motor', text: 'X20' },
      { title: 'Licht', text: '50 Lux' },
    ],
  ]);

  it('keeps the order of first appearance with gaps for missing values', () => {
    expect(rows).toEqual([
      { title: 'Rahmen', texts: ['Stahl', 'Stahl'], differs: false },
      { title: 'Licht', texts: ['80 Lux', '50 Lux'], differs: true },
      { title: 'Motor', texts: [null, 'X20'], differs: true },
    ]);
  });

  it('marks an absent feature only when another bike has it', () => {
    const lacks = ['Motor', 'Akku'].map((title) => ({ title, text: 'nein', isAbsence: true }));
    expect(buildComparison([lacks, [{ title: 'Motor', text: 'X20' }]])).toEqual([
      { title: 'Motor', texts: ['nein', 'X20'], differs: true },
    ]);
    expect(buildComparison([lacks, lacks])).toEqual([]);
  });

  it('filters the rows that differ', () => {
    expect(filterDifferences(rows).map(({ title }) => title)).toEqual(['Licht', 'Motor']);
  });

  it('returns all rows for a single bike', () => {
    const alone = buildComparison([[{ title: 'Rahmen', text: 'Stahl' }]]);
    expect(filterDifferences(alone)).toEqual(alone);
  });
});

describe('compare list', () => {
  const bike = (slug: string) => ({ slug, name: slug.toUpperCase() });
  const four = models.slice(0, 4).map(bike);

  it('toggles bikes and holds at most four', () => {
    expect(toggleCompareListItem([], bike('ludwig'))).toEqual([bike('ludwig')]);
    expect(toggleCompareListItem(four, bike('greta'))).toEqual(
      four.filter(({ slug }) => slug !== 'greta'),
    );
    expect(toggleCompareListItem(four, bike('heinrich-1.0'))).toBeNull();
  });

  it('round-trips as text', () => {
    expect(parseCompareList(formatCompareList(four))).toEqual(four);
    expect(parseCompareList(formatCompareList([{ slug: 'x', name: 'A;B=C' }]))).toEqual([
      { slug: 'x', name: 'A B C' },
    ]);
  });

  it.each(['', ';;', 'ludwig', '=Ludwig', '../x=Böse', 'a=b=c', '<b>=x'])(
    'parses %j as an empty list',
    (text) => expect(parseCompareList(text)).toEqual([]),
  );

  it('keeps four of five stored bikes', () => {
    expect(parseCompareList(formatCompareList(models.map(bike)))).toHaveLength(4);
  });
});

describe('reference bike', () => {
  it.each([
    ['590', '388', { stack: 590, reach: 388 }],
    ['59', '38,8', { stack: 590, reach: 388 }],
    ['590 mm', '38,8 cm', { stack: 590, reach: 388 }],
    ['590', '', null],
    ['', '388', null],
    ['hoch', '388', null],
    ['5900', '388', null],
    ['390', '388', null],
    ['590', '600', null],
    ['-590', '388', null],
  ])('parses stack %j and reach %j', (stack, reach, frame) => {
    expect(parseReferenceBike({ stack, reach })).toEqual(frame);
  });

  it('computes the difference in millimetres', () => {
    const other = { stack: 620, reach: 356 };
    expect(computeFrameDifference(other, { stack: 590, reach: 388 })).toEqual({
      higher: 30,
      longer: -32,
    });
  });
});
