import { describe, expect, it } from 'vitest';
import { parseRequestedLines } from './order-lines';
import { createRequestLine, type RequestLine } from './velo-request';

const parseLine = (fields: Partial<RequestLine>) =>
  parseRequestedLines([{ ...createRequestLine('LU11'), quantity: '1', ...fields }]).get('LU11');

describe('order line', () => {
  it.each([
    [{ deliveryDate: '2026-12-20' }, { requestedDate: '2026-12-20' }],
    [{ deliveryDate: '2026-12-20+01:00' }, { requestedDate: '2026-12-20' }],
    [{ deliveryDate: ' 2026-12-20T08:00:00+01:00 ' }, { requestedDate: '2026-12-20' }],
    [{ deliveryDate: '' }, { requestedDate: null }],
    [{ deliveryDate: null }, { requestedDate: null }],
    [{ backlog: 'False' }, { allowsBackorder: false }],
    [{ backlog: '1' }, { allowsBackorder: true }],
    [{ backlog: '' }, { allowsBackorder: true }],
    [{ buyersItemId: ' 0815 ' }, { buyersItemId: '0815' }],
    [{ buyersItemId: ' ' }, { buyersItemId: null }],
    [{ quantity: '3,00' }, { requestedQuantity: 3 }],
    [{ quantity: '1.000' }, { requestedQuantity: 1 }],
  ])('with %j is parsed', (fields, expected) => {
    expect(parseLine(fields)).toMatchObject(expected);
  });

  it.each([
    [{ deliveryDate: '2026-02-30' }, 'DeliveryDate of LU11'],
    [{ deliveryDate: '31.04.2026' }, 'DeliveryDate of LU11'],
    [{ deliveryDate: '20.12.26' }, 'DeliveryDate of LU11'],
    [{ deliveryDate: '46359' }, 'DeliveryDate of LU11'],
    [{ deliveryDate: '2026-02-30T08:00:00Z' }, 'DeliveryDate of LU11'],
    [{ backlog: 'nein' }, 'BacklogIndicator of LU11'],
    [{ buyersItemId: 'x'.repeat(101) }, 'longer than 100'],
    [{ quantity: '1,5' }, 'whole number'],
    [{ quantity: '1,000' }, 'whole number'],
    [{ unit: 'PR' }, 'sold by the piece'],
  ])('with %j is rejected with a reason', (fields, reason) => {
    expect(() => parseLine(fields)).toThrow(reason);
  });
});
