import { describe, expect, it } from 'vitest';
import { normalizeSkus, parseSkus, addSku } from './wish-list';
import { parseViewedPages, type ViewedPage, addViewedPage } from './recently-viewed';
import { updateWishList, emptyWishList, parseWishList, type WishList } from './wish-list';
import { mergeWishList, buildWishListUpdate, restoreRejectedUpdate } from './wish-list-sync';

const [lu, ha, bell] = ['LU11.25.H.M.SA', 'HA8.25.D.L.NB', 'KLM-1'];
const keys = ['first-key-of-a-change', 'second-key-of-a-change'] as const;
const listWith = (...skus: string[]): WishList => ({ ...emptyWishList, skus });

describe('wish list skus', () => {
  it.each<[string, unknown[], string[]]>([
    ['unique values in their order', [lu, ha, lu], [lu, ha]],
    ['only valid SKUs', [null, 7, {}, '', 'ab', '<b>', "x' or 1=1", 'x'.repeat(61), ha], [ha]],
  ])('keep %s', (_case, values, skus) => {
    expect(normalizeSkus(values)).toEqual(skus);
  });

  it('are limited to one hundred', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `ABC-${index}`);
    expect(normalizeSkus(many)).toEqual(many.slice(0, 100));
    expect(parseSkus(many.join(','))).toHaveLength(100);
    expect(addSku(many.slice(0, 100), lu)).toEqual([lu, ...many.slice(0, 99)]);
  });
});

describe('stored wish list', () => {
  it.each<[string, string | null]>([
    ['no stored value', null],
    ['no JSON', '{"skus":["LU'],
    ['a number', '7'],
    ['a text', '"LU11"'],
    ['fields of other types', '{"skus":"LU11","owner":3,"sent":[],"added":{}}'],
    ['a forged change', '{"sent":{"key":"<script>","add":["KLM-1"],"remove":[]}}'],
  ])('is empty for %s', (_case, text) => {
    expect(parseWishList(text)).toEqual(emptyWishList);
  });

  it('round-trips through JSON', () => {
    const list = buildWishListUpdate(updateWishList(listWith(lu), ha, true), 'anna', keys[0]);
    expect(parseWishList(JSON.stringify(list))).toEqual(list);
    expect(parseWishList(JSON.stringify([lu, ha, null])).skus).toEqual([lu, ha]);
  });
});

describe('wish list change', () => {
  it('adds in front and removes', () => {
    const list = updateWishList(updateWishList(listWith(lu), ha, true), lu, false);
    expect(list).toMatchObject({ skus: [ha], added: [ha], removed: [lu] });
    expect(updateWishList(list, ha, true)).toBe(list);
  });

  it('does not add to a full list and keeps its items', () => {
    const full = listWith(...Array.from({ length: 100 }, (_, index) => `ABC-${index}`));
    expect(updateWishList(full, lu, true)).toBe(full);
  });
});

describe('account synchronization', () => {
  it('sends a list without owner to the account once', () => {
    const sent = buildWishListUpdate(listWith(lu, ha), 'anna', keys[0]);
    expect(sent.sent).toEqual({ key: keys[0], add: [lu, ha], remove: [] });
    const agreed = mergeWishList(sent, [lu, ha, bell]);
    expect(agreed).toEqual({ ...emptyWishList, skus: [lu, ha, bell], owner: 'anna' });
    expect(buildWishListUpdate(agreed, 'anna', keys[1]).sent).toEqual({
      ...{ key: keys[1], add: [], remove: [] },
    });
  });

  it('resends an unconfirmed update unchanged under the same key', () => {
    const sent = buildWishListUpdate(listWith(lu), 'anna', keys[0]);
    const changed = updateWishList(updateWishList(sent, lu, false), ha, true);
    const again = buildWishListUpdate(changed, 'anna', keys[1]);
    expect(again.sent).toEqual(sent.sent);
    const agreed = mergeWishList(again, [lu, bell]);
    expect(agreed.skus).toEqual([ha, bell]);
    expect(buildWishListUpdate(agreed, 'anna', keys[1]).sent).toEqual({
      ...{ key: keys[1], add: [ha], remove: [lu] },
    });
  });

  it('restores a rejected update, with later changes taking precedence', () => {
    const sent = buildWishListUpdate(listWith(lu, ha), 'anna', keys[0]);
    const rejected = restoreRejectedUpdate(
      updateWishList(updateWishList(sent, lu, false), bell, true),
    );
    expect(rejected).toMatchObject({ sent: null, added: [bell, ha], removed: [lu] });
  });

  it('drops the list of another owner without sending it', () => {
    const annas = mergeWishList(buildWishListUpdate(listWith(lu), 'anna', keys[0]), [lu]);
    const evas = buildWishListUpdate(updateWishList(annas, ha, true), 'eva', keys[1]);
    expect(evas).toEqual({
      ...emptyWishList,
      owner: 'eva',
      sent: { key: keys[1], add: [], remove: [] },
    });
  });
});

describe('recently viewed pages', () => {
  const ludwig: ViewedPage = ['/bikes/ludwig', lu];

  it('list each page once with its latest variant, newest first', () => {
    const list = addViewedPage(addViewedPage([ludwig], ['/bikes/hannah', ha]), [
      '/bikes/ludwig',
      'LU8',
    ]);
    expect(list).toEqual([
      ['/bikes/ludwig', 'LU8'],
      ['/bikes/hannah', ha],
    ]);
  });

  it('are limited to twelve', () => {
    let list: ViewedPage[] = [];
    for (let index = 0; index < 40; index += 1)
      list = addViewedPage(list, [`/bikes/${index}`, `B-${index}`]);
    expect(list.map(([, sku]) => sku).slice(-1)).toEqual(['B-28']);
    expect(list).toHaveLength(12);
  });

  it.each([null, '{', '7', '{"a":1}', '[1,"x",["/bikes"],["/bikes","<b>"],[7,"LU11"]]'])(
    'are empty for %s',
    (text) => {
      expect(parseViewedPages(text)).toEqual([]);
    },
  );

  it('round-trip through JSON', () => {
    expect(parseViewedPages(JSON.stringify([ludwig]))).toEqual([ludwig]);
  });
});
