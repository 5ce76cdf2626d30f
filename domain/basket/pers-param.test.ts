import { expect, it, describe } from 'vitest';
import type { Availability } from '@/domain/availability/availability';
import { toIsoDay } from '@/domain/time/day';
import {
  getEarliestRequestedDate,
  emptyPersParam,
  maxCommentLength,
  parsePersParam,
  formatPersParam,
} from './pers-param';

describe('earliest requested date', () => {
  it.each<[Availability, string]>([
    [{ kind: 'now' }, '2026-11-23'],
    [{ kind: 'unknown' }, '2026-11-23'],
    [{ kind: 'date', date: toIsoDay('2026-11-22') }, '2026-11-23'],
    [{ kind: 'date', date: toIsoDay('2027-02-07') }, '2027-02-07'],
  ])('for availability %j on 22 November is %s', (availability, day) => {
    expect(getEarliestRequestedDate(availability, toIsoDay('2026-11-22'))).toBe(day);
  });
});

describe('persParam', () => {
  const full = { uuid: 'u-1', comment: 'Bitte mit Klingel', date: '2026-12-24' };

  describe('parsePersParam', () => {
    it.each([
      ['a JSON text', JSON.stringify(full), full],
      ['a list with a JSON text', [JSON.stringify(full)], full],
      ['null', null, emptyPersParam],
      ['undefined', undefined, emptyPersParam],
      ['an empty text', '', emptyPersParam],
      ['an empty list', [], emptyPersParam],
      ['malformed JSON', '{"uuid":', emptyPersParam],
      ['a JSON number', '4', emptyPersParam],
      ['a JSON list', '["x"]', emptyPersParam],
      ['JSON null', 'null', emptyPersParam],
      ['fields of other types', '{"uuid":1,"comment":["x"],"date":{}}', emptyPersParam],
      ['missing fields', '{"comment":"Hallo"}', { uuid: '', comment: 'Hallo', date: '' }],
      ['unknown fields', '{"comment":"Hallo","x":1}', { uuid: '', comment: 'Hallo', date: '' }],
      ['an invalid date', '{"uuid":"u","date":"morgen"}', { uuid: 'u', comment: '', date: '' }],
    ])('%s', (_name, wire, expected) => {
      expect(parsePersParam(wire)).toEqual(expected);
    });

    it('truncates a long comment', () => {
      const wire = JSON.stringify({ comment: 'x'.repeat(maxCommentLength + 1) });
      expect(parsePersParam(wire).comment).toHaveLength(maxCommentLength);
    });
  });

  describe('formatPersParam', () => {
    it('returns a list with one JSON text in fixed key order', () => {
      expect(formatPersParam({ date: full.date, comment: full.comment, uuid: full.uuid })).toEqual([
        '{"uuid":"u-1","comment":"Bitte mit Klingel","date":"2026-12-24"}',
      ]);
    });

    it('returns an empty list without comment and date', () => {
      expect(formatPersParam({ uuid: '', comment: '   ', date: '' })).toEqual([]);
    });

    it('round-trips with parsePersParam', () => {
      expect(parsePersParam(formatPersParam(full))).toEqual(full);
    });
  });
});
