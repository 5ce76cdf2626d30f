import { describe, expect, it } from 'vitest';
import {
  groupLines,
  findLineGroup,
  buildGroupUuid,
  isGroupUuid,
  isMountedPart,
} from './line-group';
import { formatConfigurationCode, normalizeConfigurationCode } from './configuration-code';

const sku = 'LU11.25.H.M.NB';
const code = formatConfigurationCode({ sku, parts: [12, 20] }) ?? '';
const normalized = normalizeConfigurationCode(code) ?? '';
const one = buildGroupUuid(normalized, 1);
const two = buildGroupUuid(normalized, 2);

const line = (of: string | null, uuid = '') => ({
  sku: of,
  persParam: { uuid },
});

describe('line group', () => {
  it('is read from the uuid', () => {
    expect(findLineGroup({ uuid: one })).toEqual({ key: one, sku, code });
    expect(isGroupUuid(two, normalized)).toBe(true);
  });

  it.each([
    ['an empty uuid', ''],
    ['a random uuid', 'a3bb189e-8bf9-3888-9912-ace4e6543002'],
    ['an invalid code', 'cfg-0000AAAA1111-1'],
    ['a code in display form', `cfg-${code}-1`],
    ['a missing count', `cfg-${normalized}`],
    ['a count of zero', `cfg-${normalized}-0`],
  ])('returns null for %s', (_name, uuid) => {
    expect(findLineGroup({ uuid })).toBeNull();
    expect(isGroupUuid(uuid, normalized)).toBe(false);
  });
});

describe('grouped lines', () => {
  const bell = line('ZB.KRE.42.MS');
  const bike = line(sku, one);
  const rack = line('ZB.MOA.25.SW', one);
  const saddle = line('ZB.ZEH.17.CG', one);
  const other = line(sku, two);

  it('contain the bike with its parts at the position of the first of them', () => {
    expect(groupLines([rack, bell, bike, other, saddle])).toEqual([
      { line: bike, code, parts: [rack, saddle] },
      { line: bell, code: null, parts: [] },
      { line: other, code, parts: [] },
    ]);
  });

  it('use the first part as main line when the bike is missing', () => {
    expect(groupLines([rack, saddle])).toEqual([{ line: rack, code, parts: [saddle] }]);
    expect(groupLines([line(null, one)])).toHaveLength(1);
  });

  it('distinguish a mounted part from a bike and a single item', () => {
    expect([rack, bike, bell].map(isMountedPart)).toEqual([true, false, false]);
  });
});
